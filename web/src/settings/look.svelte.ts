/** How the house looks in this browser: by day or by night, how much moves, how large the letters are. */
import { untrack } from 'svelte';

import { keep, kept } from '../lib/kept';

export const THEMES = ['auto', 'dark', 'light'] as const;
export const MOTIONS = ['auto', 'less', 'full'] as const;
export const TEXTS = ['normal', 'large', 'larger'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type TextSize = (typeof TEXTS)[number];

const KEPT = { theme: 'theme', motion: 'motion', text: 'text' } as const;
const LITTLE_MOTION = '(prefers-reduced-motion: reduce)';
/** What the frame of a browser or of an installed house is painted in, as in tokens.css. */
const FRAME = { dark: '#17110d', light: '#f3ead8' } as const;

function chosen<T extends string>(key: string, all: readonly [T, ...T[]]): T {
  return all.find((one) => one === kept(key)) ?? all[0];
}

class Look {
  #theme = $state<Theme>(chosen(KEPT.theme, THEMES));
  #motion = $state<Motion>(chosen(KEPT.motion, MOTIONS));
  #text = $state<TextSize>(chosen(KEPT.text, TEXTS));

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep(KEPT.theme, theme);
    this.apply();
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    keep(KEPT.motion, motion);
    this.apply();
  }

  get text(): TextSize {
    return this.#text;
  }
  set text(text: TextSize) {
    this.#text = text;
    keep(KEPT.text, text);
    this.apply();
  }

  /** Tells the styles; `auto` follows the system, and what it says may change at any time. */
  apply(): void {
    const { dataset } = document.documentElement;
    dataset['theme'] = this.#theme;
    dataset['motion'] = still() ? 'still' : 'lively';
    dataset['text'] = this.#text;
    for (const paint of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const usual = paint.getAttribute('media')?.includes('light') ? 'light' : 'dark';
      paint.content = FRAME[this.#theme === 'auto' ? usual : this.#theme];
    }
  }
}

export const look = new Look();

/** Whether somebody wants little motion: then things are where they belong at once. Asked when something is to move. */
export function still(): boolean {
  const motion = untrack(() => look.motion);
  if (motion !== 'auto') return motion === 'less';
  return typeof matchMedia === 'undefined' || matchMedia(LITTLE_MOTION).matches;
}

/** Dresses the page, now and whenever the system changes its mind. */
export function dress(): void {
  look.apply();
  matchMedia(LITTLE_MOTION).addEventListener('change', () => look.apply());
}
