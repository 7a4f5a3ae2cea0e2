/** What a person has chosen for this game in this browser. */
import { keep, kept } from '../../lib/kept';

const HEIGHTS = 'starquest.heights';
const SIGHT = 'starquest.sight';

class Settings {
  #heights = $state(kept(HEIGHTS) === 'on');
  #sight = $state(kept(SIGHT) !== 'off');

  /** Every piece of terrain says how high it is. */
  get heights(): boolean {
    return this.#heights;
  }
  set heights(on: boolean) {
    this.#heights = on;
    keep(HEIGHTS, on ? 'on' : 'off');
  }

  /** Lines of sight and covered points are drawn with what is foreseen. */
  get sight(): boolean {
    return this.#sight;
  }
  set sight(on: boolean) {
    this.#sight = on;
    keep(SIGHT, on ? 'on' : 'off');
  }
}

export const settings = new Settings();
