/** Sounds of this game, beside those that every table has. */
import type { Tone } from '../../sound/sounds';

/** A door on old hinges. */
export const CREAK: readonly Tone[] = [
  { from: 110, to: 190, long: 0.28, loud: 0.25, shape: 'sawtooth' },
  { from: 70, to: 52, at: 0.26, long: 0.22, loud: 0.5, shape: 'triangle' },
];
/** A blow that a shield takes. */
export const CLANG: readonly Tone[] = [{ from: 1250, to: 880, long: 0.14, loud: 0.25, shape: 'triangle' }];
/** The last breath of a monster. */
export const GROAN: readonly Tone[] = [{ from: 170, to: 58, long: 0.5, loud: 0.4, shape: 'sawtooth' }];
/** Coins on a counter. */
export const COINS: readonly Tone[] = [1320, 1760, 1480].map((from, i) => ({ from, at: i * 0.06, long: 0.09, loud: 0.18, shape: 'triangle' as const }));
