/** Any number or sign explains itself: its word, a sentence, its rule. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

import { pointing } from './pointing';

export interface Sign {
  /** What it is called. */
  word: string;
  /** What it means here. */
  text?: string;
  /** The rule behind it, and the game whose rule it is. */
  rule?: string;
  game?: string;
  /** No stop for the Tab key: what stands around it says the same. */
  quiet?: boolean;
  /** Milliseconds that the mouse rests on it first, where haste must not call it up. */
  moment?: number;
}

interface Explained {
  sign: Sign;
  anchor: HTMLElement;
}

/** The id of the tip, for those who hear what a sign is described by. */
export const TIP = 'sign-tip';
/** So long the mouse may be on its way from the sign to the tip. */
const BRIDGE = 180;

class Tips {
  /** There is one pointer and one focus, so there is one tip. */
  shown = $state.raw<Explained | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(explained: Explained): void {
    clearTimeout(this.#timer);
    this.shown = explained;
  }

  /** Puts the tip away, unless somebody comes to it to follow its rule. */
  leave(anchor: HTMLElement): void {
    if (this.shown?.anchor !== anchor) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), BRIDGE);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

export const tips = new Tips();

/** `{@attach explains({ word, text, rule, game })}` on anything; null: it needs no words. */
export function explains(sign: Sign | null): Attachment<HTMLElement> {
  return (node) => {
    if (sign === null) return;
    const reached = node.tabIndex >= 0 || node.hasAttribute('tabindex');
    if (!reached && !sign.quiet) node.tabIndex = 0;
    node.dataset.explained = '';
    const described = node.getAttribute('aria-describedby');
    const stop = pointing(node, {
      over: () => {
        tips.show({ sign, anchor: node });
        node.setAttribute('aria-describedby', TIP);
      },
      away: () => {
        tips.leave(node);
        if (described === null) node.removeAttribute('aria-describedby');
        else node.setAttribute('aria-describedby', described);
      },
      moment: sign.moment,
    });
    // From the sign the Tab key goes into its tip, where there is a rule to follow.
    const stopEntering = on(node, 'keydown', (event) => {
      if (event.key !== 'Tab' || event.shiftKey || tips.shown?.anchor !== node) return;
      const rule = document.querySelector<HTMLElement>(`#${TIP} button`);
      if (rule === null) return;
      event.preventDefault();
      tips.stay();
      rule.focus();
    });
    return () => {
      stopEntering();
      stop();
      delete node.dataset.explained;
      if (!reached && !sign.quiet) node.removeAttribute('tabindex');
    };
  };
}
