/**
 * Listens whether the other end of a line still answers. A line can be dead without being closed: a short silence is
 * followed by a ping, and who hears nothing then learns it within a second. On a slow line an answer takes longer, and
 * it gets the time that earlier answers took. In a tab that nobody looks at nobody is in a hurry.
 */

/** Milliseconds of silence after which the other end is asked. */
export const PULSE = 500;
/** Silence that is told, where answers usually come quickly. */
export const QUIET = 1_000;
/** Silence after which the line is given up. */
export const DEAD = 6_000;
/** The same in a tab that is not looked at. */
export const HIDDEN_PULSE = 20_000;
const HIDDEN_DEAD = 30_000;
/** An answer may take so many times as long as usual. */
const PATIENCE = 3;
/** No answer counts as usual that took longer. */
const SLOWEST = 1_500;
/** How much of what is usual is learned from the latest answer. */
const LEARNING = 0.3;
/** A timer that rings so much too late: the page was asleep or busy, and silence then says nothing. */
const LATE = 250;

export interface Listening {
  ping(): void;
  /** Nothing is heard any more, or something is heard again. */
  quiet(is: boolean): void;
  dead(): void;
}

export class Heart {
  readonly #deeds: Listening;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;
  #since = 0;
  /** When the ping was sent that is not answered yet. */
  #asked: number | null = null;
  #usual = 0;
  #quiet = false;

  constructor(deeds: Listening) {
    this.#deeds = deeds;
  }

  /** Something has arrived. */
  heard(): void {
    const now = performance.now();
    if (this.#asked !== null) {
      const took = Math.min(now - this.#asked, SLOWEST);
      this.#usual += LEARNING * (took - this.#usual);
    }
    this.#since = now;
    this.#asked = null;
    this.#tell(false);
    this.#wait(document.hidden ? HIDDEN_PULSE : PULSE);
  }

  /** Asks at once: the tab is looked at again, or the network has changed. */
  ask(suspect = false): void {
    this.#since = performance.now();
    this.#ping();
    if (suspect) this.#tell(true);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.#tell(false);
  }

  #ping(): void {
    this.#asked = performance.now();
    this.#wait(Math.max(this.#quietAfter - this.#silence, 0));
    this.#deeds.ping();
  }

  get #silence(): number {
    return performance.now() - this.#since;
  }
  get #quietAfter(): number {
    return document.hidden ? HIDDEN_DEAD : Math.max(QUIET, PULSE + PATIENCE * this.#usual);
  }
  get #deadAfter(): number {
    return document.hidden ? HIDDEN_DEAD : DEAD;
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#due = performance.now() + milliseconds;
    this.#timer = setTimeout(() => this.#ring(), milliseconds);
  }

  #ring(): void {
    if (performance.now() - this.#due > LATE) this.ask();
    else if (this.#asked === null) this.#ping();
    else if (this.#silence >= this.#deadAfter) this.#deeds.dead();
    else {
      this.#tell(!document.hidden);
      this.#wait(this.#deadAfter - this.#silence);
    }
  }

  #tell(quiet: boolean): void {
    if (quiet === this.#quiet) return;
    this.#quiet = quiet;
    this.#deeds.quiet(quiet);
  }
}
