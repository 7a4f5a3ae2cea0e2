/** How near and how far one looks at the dungeon, in pixels for a square. */
import type { Scale } from '../../../table/board/camera.svelte';

export const SCALE: Scale = { nearest: 140, farthest: 9, margin: 0.8, legible: 30, close: 40, fewest: 9, largest: 128 };
