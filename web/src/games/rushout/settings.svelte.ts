/** What a person has chosen for this game in this browser. */
import { keep, kept } from '../../lib/kept';

const SOUND = 'rushout.sound';
const TIED = 'rushout.tied';

class Settings {
  #sound = $state(kept(SOUND) !== 'off');
  #tied = $state(kept(TIED) !== 'off');

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep(SOUND, on ? 'on' : 'off');
  }

  /** Under the curse of the one hand a key or a corner must be held; whoever cannot do that turns it off (RO-142). */
  get tied(): boolean {
    return this.#tied;
  }
  set tied(on: boolean) {
    this.#tied = on;
    keep(TIED, on ? 'on' : 'off');
  }
}

export const settings = new Settings();
