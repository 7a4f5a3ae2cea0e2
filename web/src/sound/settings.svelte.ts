/** How loud this browser is, for every game. */
import { keep, kept } from '../lib/kept';

const ON = 'sound';
const VOLUME = 'volume';
const USUAL = 0.6;

function keptVolume(): number {
  const volume = Number.parseFloat(kept(VOLUME));
  return volume >= 0 && volume <= 1 ? volume : USUAL;
}

class SoundSettings {
  #on = $state(kept(ON) !== 'off');
  #volume = $state(keptVolume());

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    keep(ON, on ? 'on' : 'off');
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    keep(VOLUME, String(volume));
  }
}

export const sound = new SoundSettings();
