/** A curve of chances as something to draw: turns from left to right, a hundred at the top. */
import type { LookBack, Standing } from '../lib/protocol';

export const WIDTH = 320;
export const HEIGHT = 96;
const EDGE = 9;

export interface Spot {
  x: number;
  y: number;
}

/** Where it stood at a place of the curve; between two places for half a turn. */
export function spotAt(curve: readonly Standing[], place: number): Spot {
  const last = Math.max(curve.length - 1, 1);
  const left = Math.min(Math.floor(place), curve.length - 1);
  const right = Math.min(left + 1, curve.length - 1);
  const [from, to] = [curve[left]?.heroes ?? 50, curve[right]?.heroes ?? 50];
  const heroes = from + (to - from) * (place - left);
  return { x: round(EDGE + (place / last) * (WIDTH - 2 * EDGE)), y: round(EDGE + (1 - heroes / 100) * (HEIGHT - 2 * EDGE)) };
}

export function lineOf(curve: readonly Standing[]): string {
  return curve.map((_, i) => spotAt(curve, i)).map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The same with the ground below it. */
export function areaOf(curve: readonly Standing[]): string {
  const ground = HEIGHT - EDGE;
  return `${lineOf(curve)}L${spotAt(curve, curve.length - 1).x} ${ground}L${spotAt(curve, 0).x} ${ground}Z`;
}

/** What a picture of it says to those who do not see it. */
export function inWords({ curve }: LookBack): { first: number; last: number; high: number; low: number; turns: number } {
  const all = curve.map((one) => one.heroes);
  return { first: all[0] ?? 50, last: all.at(-1) ?? 50, high: Math.max(...all), low: Math.min(...all), turns: all.length - 1 };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
