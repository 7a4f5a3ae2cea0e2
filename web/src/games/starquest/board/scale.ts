/** How near and how far one looks at the table, in pixels for an inch. */
import { framing, type Look, type Scale, type Spot } from '../../../table/board/camera.svelte';

export const SCALE: Scale = { nearest: 120, farthest: 6, margin: 0.6, legible: 9, close: 17, fewest: 12, largest: 64 };

/** Nothing grows beyond this: it would hide what it is about. */
const MOST = 2.2;

/** From afar words are drawn larger than they are, so that they can be read: how much larger. `size` is in inches, `least` in pixels. */
export const enlarged = (zoom: number, size: number, least: number): number => Math.min(Math.max(least / (zoom * size), 1), MOST);

const WIDE = 700;
/** In pixels: what the tools and the state of the mission take at the left and at the top. */
const BESIDE = { left: 58, top: 40 };
const ABOVE = { left: 0, top: 104 };

/**
 * How the table is best seen; where all of it would be too small, the part around what matters most, if there is such
 * a thing. In a wide window the tools stand at the left edge, else above: nothing of the table lies below them.
 */
export function bestSeen(window: { width: number; height: number }, side: number, focus: Spot | null): Look {
  const taken = window.width > WIDE ? BESIDE : ABOVE;
  const box = { left: 0, top: 0, right: side, bottom: side };
  const { x, y, zoom } = framing(box, { width: window.width - taken.left, height: window.height - taken.top }, focus, SCALE);
  return { zoom, x: x - taken.left / 2 / zoom, y: y - taken.top / 2 / zoom };
}
