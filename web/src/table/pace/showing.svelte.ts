/**
 * What the screen shows of what has happened. The table itself is always up to date; the moves of others are shown one
 * after another, each for a while, and until all of them were seen nothing is asked.
 */
import type { SeatState } from '../../lib/seat.svelte';
import type { Line } from '../../lib/protocol';

/** One update: the table after it, and what was told. */
export interface Step {
  seen: SeatState;
  lines: readonly Line[];
}

interface Wishes {
  /** For how long a step is shown, in milliseconds. */
  dwell: (step: Step) => number;
  /** A step is on the screen now. */
  shown: (step: Step) => void;
}

export class Showing {
  /** The step that is looked at; null: the table is shown as it is. */
  step: Step | null = $state.raw(null);
  /** It goes on only when somebody says so. */
  stopped = $state(false);
  #waiting: readonly Step[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many steps are still to come after this one. */
  readonly left: number = $derived(this.#waiting.length);

  constructor(private readonly wishes: Wishes) {}

  get behind(): boolean {
    return this.step !== null;
  }

  /** Somebody else's move: it is shown when its turn comes. */
  queue(step: Step): void {
    const last = this.#waiting.at(-1) ?? this.step;
    if (step.lines.length === 0 && last !== null) this.#amend(last, step);
    else if (this.step !== null) this.#waiting = [...this.#waiting, step];
    else this.#show(step);
  }

  /** Goes on to the next step, or to the table as it is. */
  next = (): void => {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (first === undefined) this.#clear();
    else this.#show(first);
  };

  /** Shows the table as it is. What was not shown is told all at once. */
  skip = (): void => {
    const missed = this.#waiting;
    const last = missed.at(-1);
    this.#clear();
    if (last !== undefined) this.wishes.shown({ seen: last.seen, lines: missed.flatMap((step) => step.lines) });
  };

  /** Somebody else looks now, or everything was told anew: nothing of the old is shown. */
  forget = (): void => this.#clear();

  /** The pace has changed: the step that is shown has a new time from now on. */
  hurry = (): void => {
    if (this.step !== null) this.#wait(this.step);
  };

  /** Nothing was told with it, so it is no step of its own; the one before it shows it too. */
  #amend(last: Step, { seen }: Step): void {
    const amended: Step = { lines: last.lines, seen: { ...seen, news: last.seen.news } };
    if (last === this.step) this.step = amended;
    else this.#waiting = [...this.#waiting.slice(0, -1), amended];
  }

  #show(step: Step): void {
    this.step = step;
    this.wishes.shown(step);
    this.#wait(step);
  }

  #wait(step: Step): void {
    clearTimeout(this.#timer);
    const time = this.wishes.dwell(step);
    this.stopped = time === Infinity;
    if (time <= 0) this.next();
    else if (Number.isFinite(time)) this.#timer = setTimeout(this.next, time);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.stopped = false;
    this.step = null;
    this.#waiting = [];
  }
}
