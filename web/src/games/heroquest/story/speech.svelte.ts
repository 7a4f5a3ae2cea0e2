/** The browser's own voice for what the quest tells, where it has one. */
import { keep, kept } from '../../../lib/kept';
import { language } from '../../../lib/words.svelte';

const KEPT = 'heroquest.aloud';

class Speech {
  /** Whether whatever is told is spoken without being asked for. */
  #always = $state(kept(KEPT) === 'on');
  speaking = $state(false);

  get available(): boolean {
    return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
  }
  get always(): boolean {
    return this.#always;
  }
  set always(on: boolean) {
    this.#always = on;
    keep(KEPT, on ? 'on' : 'off');
    if (!on) this.stop();
  }

  /** One voice at a time: what was being said makes room. */
  say(text: string): void {
    if (!this.available || text === '') return;
    this.stop();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language.current;
    const voice = speechSynthesis.getVoices().find((one) => one.lang.startsWith(language.current));
    if (voice) words.voice = voice;
    words.onend = words.onerror = () => void (this.speaking = false);
    this.speaking = true;
    speechSynthesis.speak(words);
  }

  stop(): void {
    if (!this.available) return;
    speechSynthesis.cancel();
    this.speaking = false;
  }
}

export const speech = new Speech();
