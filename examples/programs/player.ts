/**
 * A program that plays any game of the house, with nothing but Node.
 *
 *     node player.js http://127.0.0.1:8000 sidequest               practises one game against bots of the house
 *     node player.js 'http://127.0.0.1:8000/table/ID#SECRET'       takes the seat that somebody gives away by a link
 *
 * Node 22 knows WebSocket by itself, Node 20 with --experimental-websocket. Node 22 also runs this file as it is, with
 * --experimental-strip-types; else `tsc` makes it JavaScript. The token comes from the environment: QUESTHALL_TOKEN.
 */

type Json = Record<string, any>;

const headers = { Authorization: `Bearer ${process.env.QUESTHALL_TOKEN ?? ''}`, 'Content-Type': 'application/json' };

/** Your idea goes here: one of the options, or any other answer that the rules take. Null: what the house would. */
function choose(view: Json, prompt: Json): Json | null {
  const { options } = prompt;
  return options.length > 0 ? options[Math.floor(Math.random() * options.length)].answer : null;
}

/** A change is a path and what stands there from now on, or a path alone to what is gone. */
function patched(view: Json, patch: [(string | number)[], unknown?][]): Json {
  const root: Json = { view };
  for (const [path, ...value] of patch) {
    const way = ['view', ...path], last = way.pop() as string;
    const place = way.reduce((at: Json, key) => at[key], root);
    if (value.length > 0) place[last] = value[0];
    else delete place[last];
  }
  return root.view;
}

const address = new URL(process.argv[2] ?? 'http://127.0.0.1:8000');
let table = address.pathname.replace('/table/', '');
const sandbox = process.argv[3];
if (sandbox !== undefined) {
  const body = sandbox.startsWith('{') ? sandbox : JSON.stringify({ game: sandbox });
  const made = await fetch(`${address.origin}/api/sandbox`, { method: 'POST', headers, body });
  const answer = (await made.json()) as Json;
  if (!made.ok) throw new Error(answer.text);
  table = answer.id;
}

const views: Record<number, any> = {}, prompts: Record<number, Json | null> = {}, said: number[] = [-1];
const line = new WebSocket(`${address.origin.replace('http', 'ws')}/ws`, { headers } as any);
const tell = (message: Json) => line.send(JSON.stringify(message));

function answer(seat: number, answer: Json | null): void {
  const id = said.push(seat) - 1;
  if (answer === null) tell({ type: 'suggest', id, seat });
  else tell({ type: 'move', id, seat, answer, ask: prompts[seat]?.ask });
}

line.onopen = () => tell({ type: 'hello', table, lang: 'en', secrets: address.hash ? [address.hash.slice(1)] : [] });
line.onerror = () => console.log(`No hall answers at ${address.origin}.`);
line.onmessage = ({ data }) => {
  const message = JSON.parse(data) as Json, { type, seat } = message;
  if (type === 'update') {
    views[seat] = 'view' in message ? message.view : patched(views[seat], message.patch ?? []);
    if ('prompt' in message) prompts[seat] = message.prompt;
    if (message.prompt) answer(seat, choose(views[seat], message.prompt));
  } else if (type === 'suggestion' && prompts[seat]) answer(seat, message.answer);
  else if (type === 'refused' || type === 'problem') {
    const whose = said[message.id] ?? -1, reason = message.reason ?? message;
    console.log(reason.text);
    if (prompts[whose] && reason.key !== 'kernel.stale') setTimeout(() => prompts[whose] && answer(whose, null), 500);
  } else if (type === 'call') tell({ type: 'echo', n: message.n });
  else if ((type === 'welcome' || type === 'table') && message.table.status === 'over') {
    console.log(message.table.outcome.text);
    line.close();
  }
};

export {};
