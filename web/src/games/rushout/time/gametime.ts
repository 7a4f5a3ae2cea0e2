/** The time of the game on this browser's own clock, so that dice land here when they land there. */
import type * as RushOut from '../protocol';

type Timed = Pick<RushOut.View, 'time' | 'began' | 'paused'>;

export class GameTime {
  /** How far the browser's clock is ahead of the game's; the smallest ever seen is the one with the least delay. */
  #ahead: number | null = null;
  #last: Timed = { time: -1, began: -1, paused: false };

  /** Takes the time of a view that has just arrived. */
  hear(view: Timed, local: number): void {
    const before = this.#last;
    this.#last = view;
    // Behind a pause, and in a new round, the two clocks have nothing to do with each other any more.
    if (view.began !== before.began || view.paused !== before.paused || view.time < before.time) this.#ahead = null;
    // What is only said changes no time, so its time is an old one.
    if (view.paused || view.time === before.time) return;
    const ahead = local - view.time;
    this.#ahead = this.#ahead === null ? ahead : Math.min(this.#ahead, ahead);
  }

  /** What time it is in the game; never earlier than it was there when it last spoke. */
  at(local: number): number {
    const { time, paused } = this.#last;
    return paused || this.#ahead === null ? time : Math.max(time, Math.round(local - this.#ahead));
  }
}
