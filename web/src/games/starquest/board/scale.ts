/** How near and how far one looks at the table, in pixels for an inch. */
import type { Scale } from '../../../table/board/camera.svelte';

export const SCALE: Scale = { nearest: 120, farthest: 6, margin: 0.6, legible: 10.5, close: 17, fewest: 12, largest: 64 };

/** Nothing grows beyond this: it would hide what it is about. */
const MOST = 2.2;

/** From afar words are drawn larger than they are, so that they can be read: how much larger. `size` is in inches, `least` in pixels. */
export const enlarged = (zoom: number, size: number, least: number): number => Math.min(Math.max(least / (zoom * size), 1), MOST);
