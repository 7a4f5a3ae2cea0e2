/** What the keys of the race mean. */

export type Deed =
  | { does: 'roll' | 'back' | 'use' | 'hold' | 'release' | 'cancel' }
  | { does: 'place'; n: number }
  | { does: 'die'; n: number };

export interface Pressed {
  key: string;
  type: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** The letters under the left hand, from left to right: the own dice. */
export const DICE_KEYS = ['a', 's', 'd', 'f', 'g'] as const;

/** With one hand tied, the space bar is what holds it. */
export function deedOf(event: Pressed, tied: boolean): Deed | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === ' ' && tied) return { does: event.type === 'keyup' ? 'release' : 'hold' };
  if (event.type === 'keyup' || event.repeat) return null;
  if (key === ' ' || key === 'r') return { does: 'roll' };
  if (/^[1-9]$/.test(key)) return { does: 'place', n: Number(key) };
  if (key === 'b') return { does: 'back' };
  if (key === 'v') return { does: 'use' };
  if (key === 'escape') return { does: 'cancel' };
  const die = DICE_KEYS.indexOf(key as (typeof DICE_KEYS)[number]);
  return die < 0 ? null : { does: 'die', n: die };
}
