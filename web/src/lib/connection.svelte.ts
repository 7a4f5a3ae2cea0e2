/** One browser at one table: the WebSocket, what it has told so far, and commands with their replies. */

import { untrack } from 'svelte';

import { Heart } from './heart';
import type {
  AutoState, Done, Forecast, Link, NextTable, Problem, Reason, Reasons, SaidLine, ServerMessage, Suggestion, TableInfo,
  TableOptions, Update,
} from './protocol';
import { Seat, type SeatState } from './seat.svelte';
import { keepSecrets, secretsOf } from './secrets';
import { language, say } from './words.svelte';

export type { RunningClock, SeatState } from './seat.svelte';

const PROTOCOL = 1;
const SHORTEST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
/** Milliseconds within which a welcome must come. */
const WELCOME = 5_000;
const MOST_SECRETS = 16;
const MOST_SEATS = 16;
/** After one of these the server does not want to see this client again. */
const FINAL: ReadonlySet<Problem['code']> = new Set(['not-welcome', 'no-table', 'wrong-protocol']);

/** The rules or the table say no. */
export class RefusedError extends Error {
  constructor(readonly reason: Reason) {
    super(reason.text);
  }
}

/** The command was not understood, not allowed, or did not arrive. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Milliseconds before something is said again that came too soon; longer pauses than the second are not made. */
const SHORT_PAUSE = 250;
const LONG_PAUSE = 2_000;

type Reply = Done | Suggestion | Reasons | Forecast | Link | NextTable | { type: 'pong'; id: number };
type Listener = (update: Update, before: SeatState, after: SeatState) => void;

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

export class TableConnection {
  /** away: the connection is lost and is being made again. refused: the server wants nothing to do with us. */
  state: 'connecting' | 'open' | 'away' | 'refused' = $state('connecting');
  /** Nothing is heard although the connection looks open. */
  quiet = $state(false);
  problem: Problem | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  held: readonly number[] = $state.raw([]);
  said: readonly SaidLine[] = $state.raw([]);
  langs: readonly string[] = $state.raw([]);
  /** When the table was told last, by the clock of this browser. */
  toldAt = $state(0);
  /** Seats that others had while this person was away, and that came back with the last welcome. */
  back: readonly number[] = $state.raw([]);

  readonly #secrets: string[];
  /** All eyes there can be, made before anybody looks: what a reaction makes itself it does not follow. */
  readonly #seats = new Map<number | null, Seat>([null, ...Array(MOST_SEATS).keys()].map((seat) => [seat, new Seat()]));
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<Listener>();
  readonly #stopFollowing: () => void;
  readonly #refreshing = new Set<number | null>();
  #socket: WebSocket | null = null;
  #request = 0;
  #pause = SHORTEST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  readonly #heart = new Heart({
    ping: () => void this.#command('ping').catch(() => undefined),
    quiet: (is) => (this.quiet = is),
    dead: () => this.#lost(),
  });
  #spoken = '';
  #watching: number | null = null;
  #closed = false;

  constructor(
    readonly table: string,
    secrets: readonly string[] = [],
  ) {
    this.#secrets = [...new Set([...secrets, ...secretsOf(table)])].filter(Boolean).slice(0, MOST_SECRETS);
    this.#connect();
    const stopEffects = $effect.root(() => {
      $effect(() => {
        if (language.current !== this.#spoken && this.state === 'open') this.#follow(language.current);
      });
    });
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#suspect);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#stopFollowing = () => {
      stopEffects();
      window.removeEventListener('online', this.#hurry);
      window.removeEventListener('offline', this.#suspect);
      document.removeEventListener('visibilitychange', this.#hurry);
    };
  }

  /** Whether moves do not get through at the moment. */
  get lost(): boolean {
    return this.state === 'away' || this.quiet;
  }

  /** What a seat sees; None is the public. */
  seatOf(seat: number | null): SeatState {
    return this.#seat(seat);
  }

  /** Calls back for every update, with the state before and after it. The result ends that. */
  onUpdate(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#stopFollowing();
    clearTimeout(this.#again);
    this.#drop();
    this.#listeners.clear();
  }

  move(seat: number, answer: unknown, ask: number | null): Promise<Done> {
    return this.#command<Done>('move', { seat, answer, ask });
  }
  why(seat: number, what: string | number): Promise<Reasons> {
    return this.#command<Reasons>('why', { seat, what });
  }
  /** Why an answer is not possible, as it would be given. */
  whyAnswer(seat: number, answer: unknown): Promise<Reasons> {
    return this.#command<Reasons>('why', { seat, answer });
  }
  /** What would follow from an answer. Nothing changes. */
  try(seat: number, answer: unknown): Promise<Forecast> {
    return this.#command<Forecast>('try', { seat, answer });
  }
  undo(seat: number): Promise<Done> {
    return this.#command<Done>('undo', { seat });
  }
  redo(seat: number): Promise<Done> {
    return this.#command<Done>('redo', { seat });
  }
  agree(seat: number, yes: boolean): Promise<Done> {
    return this.#command<Done>('agree', { seat, yes });
  }
  auto(seat: number, mode: AutoState['mode'], things: Record<string, boolean> = {}): Promise<Done> {
    return this.#command<Done>('auto', { seat, mode, things });
  }
  suggest(seat: number): Promise<Suggestion> {
    return this.#command<Suggestion>('suggest', { seat });
  }
  playForMe(seat: number, on = true): Promise<Done> {
    return this.#command<Done>('play-for-me', { seat, on });
  }
  say(seat: number, text: string): Promise<Done> {
    return this.#command<Done>('say', { seat, text });
  }
  arrange(settings: unknown, options: TableOptions): Promise<Done> {
    return this.#command<Done>('arrange', { settings, options });
  }
  giveSeat(
    seat: number,
    to: 'me' | 'bot' | 'link' | 'open',
    { bot = '', name = '' }: { bot?: string; name?: string } = {},
  ): Promise<Done | Link> {
    return this.#command<Done | Link>('give-seat', { seat, to, bot, name });
  }
  /** Yes or no to what somebody wants done with the own seat; no to take the own wish back. */
  consent(seat: number, yes: boolean): Promise<Done> {
    return this.#command<Done>('consent', { seat, yes });
  }
  /** A link for a seat that is opened by somebody who is here already. */
  openLink(secret: string): Promise<Done> {
    if (!this.#secrets.includes(secret)) this.#secrets.splice(0, this.#secrets.length, secret, ...this.#secrets.slice(0, MOST_SECRETS - 1));
    keepSecrets(this.table, this.#secrets);
    return this.#command<Done>('open-link', { secret });
  }
  start(): Promise<Done> {
    return this.#command<Done>('start');
  }
  rematch(): Promise<NextTable> {
    return this.#command<NextTable>('rematch');
  }
  async watch(seat: number | null): Promise<Done> {
    const done = await this.#command<Done>('watch', { seat });
    this.#watching = seat;
    return done;
  }
  async speak(lang: string): Promise<Done> {
    const done = await this.#command<Done>('speak', { lang });
    this.#spoken = lang;
    return done;
  }

  #seat(seat: number | null): Seat {
    const found = this.#seats.get(seat);
    if (!found) throw new RangeError(`there is no seat ${seat}`);
    return found;
  }

  /** Whoever is too quick for the server says it again a little later: nothing of it has been done. */
  async #command<R extends Reply>(type: string, rest: Record<string, unknown> = {}): Promise<R> {
    for (let pause = SHORT_PAUSE; ; pause *= 2) {
      try {
        return await this.#once<R>(type, rest);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.problem.code !== 'too-many' || pause > LONG_PAUSE) throw error;
        await new Promise((over) => setTimeout(over, pause));
      }
    }
  }

  #once<R extends Reply>(type: string, rest: Record<string, unknown>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (untrack(() => this.state) !== 'open') {
        reject(new ProblemError(away()));
        return;
      }
      const id = ++this.#request;
      this.#waiting.set(id, { resolve: resolve as (reply: Reply) => void, reject });
      this.#send({ type, id, ...rest });
    });
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#again);
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#late = setTimeout(() => this.#lost(), WELCOME);
    socket.onopen = () => {
      this.#spoken = untrack(() => language.current);
      this.#send({
        type: 'hello',
        table: this.table,
        lang: this.#spoken,
        secrets: this.#secrets,
        watch: this.#watching,
        protocol: PROTOCOL,
      });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#hear(JSON.parse(event.data) as ServerMessage);
      if (untrack(() => this.state) === 'open') this.#heart.heard();
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#pause = SHORTEST_PAUSE;
        this.#refreshing.clear();
        keepSecrets(this.table, this.#secrets);
        this.#tell(message.table, message.seats);
        this.back = message.back ?? [];
        this.langs = message.langs;
        this.said = message.said;
        this.problem = null;
        this.state = 'open';
        clearTimeout(this.#late);
        break;
      case 'table':
        this.#tell(message.table, message.seats);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'said':
        this.said = [...this.said, message.line];
        break;
      case 'auto':
        this.#seat(message.seat).auto = message;
        break;
      case 'call':
        this.#send({ type: 'echo', n: message.n });
        break;
      case 'refused':
        this.#answered(message.id)?.reject(new RefusedError(message.reason));
        break;
      case 'problem':
        this.#trouble(message);
        break;
      default:
        if (message.id !== null) this.#answered(message.id)?.resolve(message);
    }
  }

  #tell(table: TableInfo, seats: readonly number[]): void {
    this.info = table;
    this.held = seats;
    this.toldAt = Date.now();
  }

  #update(update: Update): void {
    const seat = this.#seat(update.seat);
    const before = seat.snapshot();
    if (!seat.take(update)) {
      this.#refresh(update.seat);
      return;
    }
    if (update.view !== undefined) this.#refreshing.delete(update.seat);
    const after = seat.snapshot();
    for (const listener of this.#listeners) listener(update, before, after);
  }

  /** Asks for everything anew, once; what comes until then and does not fit is left out. */
  #refresh(seat: number | null): void {
    if (this.#refreshing.has(seat)) return;
    this.#refreshing.add(seat);
    this.#command<Done>('refresh', { seat }).catch(() => this.#refreshing.delete(seat));
  }

  #trouble(problem: Problem): void {
    const waiting = problem.id == null ? undefined : this.#answered(problem.id);
    if (waiting) {
      waiting.reject(new ProblemError(problem));
      return;
    }
    this.problem = problem;
    if (!FINAL.has(problem.code)) return;
    this.state = 'refused';
    this.#drop();
  }

  #answered(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #follow(lang: string): void {
    this.#spoken = lang;
    // A language that the server does not speak leaves the table in the one before.
    this.#command('speak', { lang }).catch(() => undefined);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed || this.state === 'refused') return;
    this.state = 'away';
    this.#again = setTimeout(() => this.#connect(), this.#pause * (0.8 + Math.random() * 0.4));
    this.#pause = Math.min(this.#pause * 1.8, LONGEST_PAUSE);
  }

  #drop(): void {
    clearTimeout(this.#late);
    this.#heart.stop();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of left) waiting.reject(new ProblemError(away()));
  }

  /** The tab is looked at again, or the network is back: no reason to wait any longer. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed) return;
    if (this.state === 'away' && this.#socket === null) {
      this.#pause = SHORTEST_PAUSE;
      this.#connect();
    } else if (this.state === 'open') {
      this.#heart.ask();
    }
  };

  /** The browser says that there is no network; whether that is so, the answer tells. */
  #suspect = (): void => {
    if (this.state === 'open') this.#heart.ask(true);
  };
}

function away(): Problem {
  return { type: 'problem', code: 'server', text: say('common.trouble.away'), place: '', id: null };
}
