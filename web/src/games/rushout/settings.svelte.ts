/** What a person has chosen for this game in this browser. */
import { keep, kept } from '../../lib/kept';

const TIED = 'rushout.tied';

class Settings {
  #tied = $state(kept(TIED) !== 'off');

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
