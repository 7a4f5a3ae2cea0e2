/** What a person has chosen for this game in this browser. */
import { keep, kept } from '../../lib/kept';

const SIGHT = 'heroquest.sight';
const PLAN = 'heroquest.plan';

class Settings {
  #sight = $state(kept(SIGHT) === 'on');
  #plan = $state(kept(PLAN) !== 'off');

  /** Lines of sight are drawn to whatever one points at. */
  get sight(): boolean {
    return this.#sight;
  }
  set sight(on: boolean) {
    this.#sight = on;
    keep(SIGHT, on ? 'on' : 'off');
  }

  /** The game master sees the hidden plan. */
  get plan(): boolean {
    return this.#plan;
  }
  set plan(on: boolean) {
    this.#plan = on;
    keep(PLAN, on ? 'on' : 'off');
  }
}

export const settings = new Settings();
