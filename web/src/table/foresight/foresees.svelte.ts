/** What somebody points at and could answer. Whatever a board marks with it is foreseen in place. */
import type { Attachment } from 'svelte/attachments';

import { pointing } from '../../ui/pointing';

export interface Pointed {
  answer: unknown;
  anchor: HTMLElement;
  /** What it is, where that does not stand on what is pointed at. */
  called?: string;
}

class PointedAt {
  /** There is one pointer and one focus in a window, so one answer at most is pointed at. */
  now = $state.raw<Pointed | null>(null);
}

export const pointedAt = new PointedAt();

/** Whoever only passes over an answer, or gives it at once, wants to know nothing more of it. */
export const MOMENT = 300;

/** `{@attach lingers(answer)}` on what a board draws where somebody points: it is foreseen as long as it is there. */
export function lingers(answer: unknown, called = ''): Attachment<HTMLElement> {
  return (node) => {
    const mine: Pointed = { answer, anchor: node, called };
    const timer = setTimeout(() => void (pointedAt.now = mine), MOMENT);
    return () => {
      clearTimeout(timer);
      if (pointedAt.now === mine) pointedAt.now = null;
    };
  };
}

/** `{@attach foresees(answer)}` on anything that gives this answer; null: it gives none. */
export function foresees(answer: unknown): Attachment<HTMLElement> {
  return (node) => {
    if (answer === null || answer === undefined) return;
    const mine: Pointed = { answer, anchor: node };
    return pointing(node, {
      moment: MOMENT,
      over: () => void (pointedAt.now = mine),
      away: () => {
        if (pointedAt.now === mine) pointedAt.now = null;
      },
    });
  };
}
