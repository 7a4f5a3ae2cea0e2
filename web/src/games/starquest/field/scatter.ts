/** Things that lie about as chance would have it, and always the same on the same piece. */
import type { Spot } from './measure';
import { boxOf, isInside, toRim, type Corners } from './outline';

/** A number from 0 to 1 that depends on nothing but these. */
export function chance(...seeds: readonly number[]): number {
  let hash = 2166136261;
  for (const seed of seeds) {
    hash ^= Math.round(seed * 1000);
    hash = Math.imul(hash, 16777619);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** Places inside an outline, about so far apart and from its rim. */
export function scattered(corners: Corners, apart: number, rim: number): Spot[] {
  const box = boxOf(corners);
  const found: Spot[] = [];
  for (let y = box.top; y < box.bottom; y += apart) {
    for (let x = box.left; x < box.right; x += apart) {
      const at = { x: x + apart * chance(x, y, 1), y: y + apart * chance(x, y, 2) };
      if (isInside(at, corners) && toRim(at, corners) >= rim) found.push(at);
    }
  }
  return found;
}
