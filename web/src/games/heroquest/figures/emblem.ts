/** Emblems are put together from a few shapes, drawn for a square of 24: a head for each family, and marks that tell its kinds apart. */

/** face: the light shape; dark: holes and shadows in it; mark: what tells this kind from the others; glow: eyes, flames. */
export type Tone = 'face' | 'dark' | 'mark' | 'glow';

export interface Part {
  tone: Tone;
  d: string;
}

export const face = (d: string): Part => ({ tone: 'face', d });
export const dark = (d: string): Part => ({ tone: 'dark', d });
export const mark = (d: string): Part => ({ tone: 'mark', d });
export const glow = (d: string): Part => ({ tone: 'glow', d });

/** Two round eyes. */
export function eyes(x: number, y: number, r: number, tone: (d: string) => Part = dark): Part {
  const eye = (cx: number): string => `M${cx - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return tone(eye(12 - x) + eye(12 + x));
}

export const MARKS = {
  spear: mark('M20.6 1l1.9 4-1.2.5v17h-1.4v-17L18.7 5z'),
  sword: mark('M20 2l1.3 2.5V15h1.5v1.4h-1.8V20h-2v-3.6h-1.8V15h1.5V4.5z'),
  axe: mark('M19.4 3h1.5v19h-1.5zM19.4 4c-2.4-.8-3.8 0-4.4 1.5 1.2 1.7.8 3.3 0 4.7 1.6.8 3 .5 4.4-.6z'),
  staff: mark('M19.7 7h1.4v15.5h-1.4zM20.4 1.5l2.1 2.8-2.1 2.8-2.1-2.8z'),
  whip: mark('M19 22V13c0-2.4 3.5-2.5 3-6-.3-2.3-3.3-3-4-1 1.5-.4 2.4.2 2.4 1.3 0 2-3 2.5-3 5.7v9z'),
  hook: mark('M19.5 9H21v13h-1.5zM20.2 9.5c-3.7-1-3.7-6.5.3-7 1.5-.1 2.5 1 2.3 2.2-.8-.9-2.3-.8-2.7.4-.4 1.3.4 2 1.5 2.4z'),
  sling: mark('M18.5 6.5a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM20 8.5l-1.5 12 1.3.2 1.6-12z'),
  crown: mark('M6.5 6.5L5.5 1l3.7 2.6L12 .5l2.8 3.1L18.5 1l-1 5.5z'),
  band: mark('M5.5 7.5h13v2h-13z'),
  hood: mark('M12 1C6 1 3 5.5 3 12c0 3.5 1 6.5 2.5 8.5C5 15 5.5 8 12 6.5 18.5 8 19 15 18.5 20.5 20 18.5 21 15.5 21 12c0-6.5-3-11-9-11z'),
  plume: mark('M11 6C10 3 12 .5 16.5.5 15 2 14.5 3.5 13 6z'),
  star: mark('M19.8 2l.9 2.2 2.3.1-1.8 1.5.6 2.3-2-1.3-2 1.3.6-2.3-1.8-1.5 2.3-.1z'),
  twin: mark('M2.5 3h3v1.6h-3zM2.5 6h3v1.6h-3z'),
  flame: glow('M20.3 1.5c.3 1.5 2.2 2.5 2.2 4.8 0 1.7-1.1 2.7-2.5 2.7s-2.5-1-2.5-2.5c0-1 .5-1.7 1-2.2.1.7.4 1 .8 1.2-.1-1.4.2-2.9 1-4z'),
  drop: mark('M20.5 2.5c1.2 1.8 2 3 2 4.2a2 2 0 0 1-4 0c0-1.2.8-2.4 2-4.2z'),
} as const;

export type MarkName = keyof typeof MARKS;
