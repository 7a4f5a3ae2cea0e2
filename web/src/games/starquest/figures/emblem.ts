/** Emblems are put together from a few shapes, drawn for a square of 24. */

/** face: the light shape; dark: holes and shadows in it; mark: what tells this one from the others; glow: eyes, lenses. */
export type Tone = 'face' | 'dark' | 'mark' | 'glow';

export interface Part {
  tone: Tone;
  d: string;
}

export interface Stand {
  /** The ground of the base, and its rim. */
  ground: string;
  rim: string;
  face: string;
  mark: string;
  glow: string;
}

export const face = (d: string): Part => ({ tone: 'face', d });
export const dark = (d: string): Part => ({ tone: 'dark', d });
export const mark = (d: string): Part => ({ tone: 'mark', d });
export const glow = (d: string): Part => ({ tone: 'glow', d });

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
