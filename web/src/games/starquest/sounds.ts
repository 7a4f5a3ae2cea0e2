/** Sounds of this game, beside those that every table has. */
import type { Tone } from '../../sound/sounds';

/** A shot from a weapon that hums. */
export const SHOT: readonly Tone[] = [
  { from: 1450, to: 320, long: 0.12, loud: 0.28, shape: 'sawtooth' },
  { from: 180, to: 90, at: 0.05, long: 0.12, loud: 0.25, shape: 'triangle' },
];
/** Steel on steel. */
export const CLASH: readonly Tone[] = [
  { from: 980, to: 620, long: 0.1, loud: 0.3, shape: 'triangle' },
  { from: 1300, to: 900, at: 0.07, long: 0.12, loud: 0.22, shape: 'triangle' },
];
/** Boots on a deck. */
export const STEPS: readonly Tone[] = [0, 0.11, 0.22].map((at) => ({ from: 95, to: 60, at, long: 0.06, loud: 0.3, shape: 'triangle' as const }));
/** The alarm of the ring. */
export const ALARM: readonly Tone[] = [0, 0.26].map((at) => ({ from: 520, to: 780, at, long: 0.22, loud: 0.25, shape: 'sawtooth' as const }));
/** Something that opens with a click. */
export const CLICK: readonly Tone[] = [{ from: 2100, to: 1500, long: 0.04, loud: 0.2, shape: 'triangle' }];
/** A unit that is no more. */
export const DOWN: readonly Tone[] = [{ from: 220, to: 50, long: 0.5, loud: 0.4, shape: 'sawtooth' }];
/** Credits on a crate. */
export const COINS: readonly Tone[] = [0, 0.06, 0.13].map((at, n) => ({ from: 1700 + 350 * n, to: 1500 + 350 * n, at, long: 0.09, loud: 0.2, shape: 'triangle' as const }));
/** Somebody has learned something. */
export const LEVEL: readonly Tone[] = [392, 523, 659, 784].map((from, n) => ({ from, to: from, at: 0.09 * n, long: 0.2, loud: 0.25, shape: 'triangle' as const }));
/** A figure is put down. */
export const PUT: readonly Tone[] = [{ from: 160, to: 80, long: 0.07, loud: 0.35, shape: 'triangle' }];
