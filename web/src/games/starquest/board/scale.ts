/** How near and how far one looks at the table, in pixels for an inch. */
import type { Scale } from '../../../table/board/camera.svelte';

export const SCALE: Scale = { nearest: 120, farthest: 6, margin: 0.6, legible: 10.5, close: 17, fewest: 12, largest: 64 };
