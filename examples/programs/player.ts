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
const usual = ['kernel.stale', 'table.wait']; // another question has come meanwhile; there is nothing better than to wait

/** Your idea goes here: one of the options, or any other answer that the rules take. Null: what the house would. */
function choose(view: Json, prompt: Json): Json | null {
  const given = [...prompt.options.map((option: Json) => option.answer), ...(prompt.open ? [null] : [])];
  return given[Math.floor(Math.random() * given.length)];
}

/** From now on something else stands at the end of the path, or nothing. */
function change(place: Json, [key, ...path]: string[], value: unknown[]): void {
  if (path.length > 0) change(place[key!], path, value);
  else if (value.length > 0) place[key!] = value[0];
  else delete place[key!];
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

const seats: Record<number, Json> = {}, busy = new Set<number>();
let number = 0;
const line = new WebSocket(`${address.origin.replace('http', 'ws')}/ws`, { headers } as any);
const tell = (message: Json) => line.send(JSON.stringify(message));

/** What is given, or what `choose` says, if the seat is asked. */
function answer(seat: number, given: Json | null = null): void {
  const { view, prompt } = seats[seat] as Json;
  busy.delete(seat);
  if (!prompt) return;
  busy.add(seat);
  const id = 100 * ++number + seat, chosen = given ?? choose(view, prompt);
  tell(chosen ? { type: 'move', id, seat, answer: chosen, ask: prompt.ask } : { type: 'suggest', id, seat });
}

line.onopen = () => tell({ type: 'hello', table, lang: 'en', secrets: [address.hash.slice(1)] });
line.onerror = () => console.log(`No hall answers at ${address.origin}.`);
line.onmessage = ({ data }) => {
  const message = JSON.parse(data) as Json, { type, seat, id, reason = message } = message;
  if (type === 'update') {
    const known = (seats[seat] = { ...seats[seat], ...message }); // what is left out is as it was
    for (const [path, ...value] of message.patch ?? []) change(known.view, path, value);
    if (!busy.has(seat)) answer(seat);
  } else if (type === 'suggestion') answer(seat, message.answer);
  else if (type === 'done') busy.delete(id % 100);
  else if (type === 'refused' || type === 'problem') {
    if (!usual.includes(reason.key)) console.log(reason.text);
    if (id) setTimeout(() => answer(id % 100), 500);
  } else if (type === 'call') tell({ type: 'echo', n: message.n });
  else if ((type === 'welcome' || type === 'table') && message.table.status === 'over') {
    console.log(message.table.outcome.text);
    line.close();
  }
};

export {};
