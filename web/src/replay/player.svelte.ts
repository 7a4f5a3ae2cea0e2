/** Plays a replay: which step is shown through whose eyes, forwards, backwards, by itself. */
import { get, wordsFor } from '../lib/api';
import type { Line, Replay, SeatInfo } from '../lib/protocol';
import { language } from '../lib/words.svelte';
import { PIECE, reached, stepOfLine, withPiece, type Timeline } from './timeline';

/** Steps per second; in a game that is played in real time, seconds of the game per second. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;
/** Waiting for the next round is not worth watching: milliseconds of the game between two steps, at the most. */
const LONGEST_WAIT = 3_000;
/** So many steps before the end of what is there the next piece is fetched. */
const AHEAD = 40;

export class ReplayPlayer {
  timeline: Timeline | null = $state.raw(null);
  seat: number | null = $state(null);
  step = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  loading = $state(false);
  trouble = $state('');
  /** Lines of a step that was reached by going one forwards: the board animates them. */
  news: Line[] = $state.raw([]);
  /** Counts jumps: the board draws anew instead of animating. */
  epoch = $state(0);
  /** Pieces that have been fetched, so that another language can fetch the same. */
  #pieces = new Set<number>();
  /** Pieces that are on their way. */
  #coming = new Set<number>();
  #turn = 0;

  readonly total: number = $derived(this.timeline?.facts.total ?? 0);
  readonly view: unknown = $derived(this.timeline?.views.get(this.step) ?? null);
  readonly told: number = $derived(this.timeline?.told.get(this.step) ?? 0);
  /** The time of the game at this step, in milliseconds. */
  readonly at: number = $derived(this.timeline?.steps.get(this.step)?.at ?? 0);
  readonly atEnd: boolean = $derived(this.timeline !== null && this.step >= this.total);
  readonly seats: SeatInfo[] = $derived(
    (this.timeline?.facts.seats ?? []).map((seat) => ({
      seat: seat.seat,
      role: seat.role,
      kind: seat.kind as SeatInfo['kind'],
      name: seat.name,
      bot: '',
      online: true,
      asked: false,
      yours: false,
      invited: false,
      away: null,
      stands_in: false,
      absent: '',
      wish: null,
      known_to: [],
      program: false,
      late: 0,
    })),
  );

  constructor(readonly table: string) {}

  /** Opens the replay at a step, or at the moment when a line was told. */
  async open(seat: number | null, at: { step?: number | null; line?: number | null }): Promise<void> {
    this.seat = seat;
    this.#forget();
    await this.jump(at.step ?? 0);
    if (at.line != null) await this.toLine(at.line);
  }

  /** The same moment as told through other eyes: the step whose story is as far. */
  async lookThrough(seat: number | null): Promise<void> {
    const share = this.total === 0 ? 0 : this.step / this.total;
    this.pause();
    this.seat = seat;
    this.#forget();
    if (!(await this.#need(0))) return;
    await this.jump(Math.round(share * this.total));
  }

  async jump(to: number): Promise<void> {
    const wanted = this.timeline ? Math.max(0, Math.min(to, this.total)) : to;
    if (!(await this.#need(wanted))) return;
    this.step = Math.max(0, Math.min(wanted, this.total));
    this.news = [];
    this.epoch += 1;
  }

  async toLine(line: number): Promise<void> {
    for (let from = 0; this.timeline && stepOfLine(this.timeline, line) === null && from <= this.total; from += PIECE) {
      if (!(await this.#need(from + 1))) return;
    }
    const step = this.timeline && stepOfLine(this.timeline, line);
    if (step !== null) await this.jump(step);
  }

  async forward(): Promise<void> {
    const next = this.step + 1;
    if (this.atEnd && !(await this.#more())) {
      this.pause();
      return;
    }
    if (!(await this.#need(next)) || !this.timeline?.views.has(next)) {
      this.pause();
      return;
    }
    this.step = next;
    this.news = this.timeline.steps.get(next)?.lines ?? [];
    if (next + AHEAD < this.total && !this.timeline.views.has(next + AHEAD)) void this.#need(next + AHEAD, true);
  }

  /** Milliseconds of the game from this step to the next one. */
  get wait(): number {
    const next = this.timeline?.steps.get(this.step + 1)?.at ?? this.at;
    return Math.min(Math.max(next - this.at, 0), LONGEST_WAIT);
  }

  async back(): Promise<void> {
    if (this.step > 0) await this.jump(this.step - 1);
  }

  play(): void {
    if (this.atEnd) void this.jump(0);
    this.playing = true;
  }

  pause(): void {
    this.playing = false;
  }

  /** Everything that is there, told in the language of the page; the place is kept. */
  async retell(): Promise<void> {
    const turn = ++this.#turn;
    let fresh: Timeline | null = null;
    try {
      for (const from of [...this.#pieces].sort((a, b) => a - b)) {
        fresh = withPiece(fresh, await this.#fetch(from));
        if (turn !== this.#turn) return;
      }
      if (fresh) this.timeline = fresh;
    } catch (error) {
      this.trouble = wordsFor(error);
    }
  }

  #forget(): void {
    this.#turn += 1;
    this.#pieces.clear();
    this.timeline = null;
    this.trouble = '';
  }

  /** Fetches what is needed to show a step. False: it could not be had. */
  async #need(step: number, quietly = false): Promise<boolean> {
    for (let before = -1; ; ) {
      const known = this.timeline;
      if (known && (known.views.has(step) || step > known.facts.total)) return true;
      const from = reached(known, step);
      if (quietly && this.#coming.has(from)) return true;
      // A piece that brings nothing new will not do so the next time either.
      if (from === before || !(await this.#take(from, quietly))) return false;
      before = from;
    }
  }

  /** A game that goes on may have more steps by now. */
  async #more(): Promise<boolean> {
    if (!this.timeline || this.timeline.facts.over) return false;
    const before = this.total;
    return (await this.#take(before)) && this.total > before;
  }

  async #take(from: number, quietly = false): Promise<boolean> {
    const turn = this.#turn;
    if (!quietly) this.loading = true;
    this.trouble = '';
    this.#coming.add(from);
    try {
      const piece = await this.#fetch(from);
      if (turn !== this.#turn) return false;
      this.#pieces.add(piece.first);
      this.timeline = withPiece(this.timeline, piece);
      return true;
    } catch (error) {
      if (turn === this.#turn && !quietly) this.trouble = wordsFor(error);
      return false;
    } finally {
      this.#coming.delete(from);
      if (!quietly) this.loading = false;
    }
  }

  #fetch(from: number): Promise<Replay> {
    const query = new URLSearchParams({ lang: language.current, from: String(from) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    return get<Replay>(`/api/tables/${encodeURIComponent(this.table)}/replay?${query.toString()}`);
  }
}
