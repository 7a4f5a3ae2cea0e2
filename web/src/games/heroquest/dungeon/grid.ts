/** The squares of a dungeon as they are known: numbers row by row, with the sign of their area. */
import type { Box, Spot } from '../../../table/board/camera.svelte';

export const DARK = ' ';
export const CORRIDOR = '.';
export const NOWHERE = -1;

export type { Box, Spot };

/** What has walls and can be walked on. */
export interface Plan {
  width: number;
  height: number;
  rows: readonly string[];
}

export interface Edge {
  one: number;
  other: number;
}

/** North, east, south, west: the order of the facings. */
export const STEPS: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function spotOf(square: number, width: number): Spot {
  return { x: square % width, y: Math.floor(square / width) };
}

/** The middle of a square. */
export function middleOf(square: number, width: number): Spot {
  const { x, y } = spotOf(square, width);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The square one step away; NOWHERE beyond the edge of the board. */
export function stepFrom(square: number, direction: number, { width, height }: Plan): number {
  const { x, y } = spotOf(square, width);
  const step = STEPS[direction]!;
  const [column, row] = [x + step.x, y + step.y];
  return column < 0 || row < 0 || column >= width || row >= height ? NOWHERE : row * width + column;
}

export function signAt({ rows, width }: Plan, square: number): string {
  return square < 0 ? DARK : (rows[Math.floor(square / width)]?.[square % width] ?? DARK);
}

export function isRoom(sign: string): boolean {
  return sign !== DARK && sign !== CORRIDOR;
}

export function knownSquares(plan: Plan): number[] {
  const known: number[] = [];
  for (let square = 0; square < plan.width * plan.height; square++) {
    if (signAt(plan, square) !== DARK) known.push(square);
  }
  return known;
}

/** An edge has one name from both sides. */
export function edgeKey(one: number, other: number): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

/** The smallest box around some squares. */
export function boxAround(squares: readonly number[], width: number): Box | null {
  if (squares.length === 0) return null;
  const spots = squares.map((square) => spotOf(square, width));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** A square as people call it: a letter for its column, a number for its row. */
export function nameOf(square: number, width: number): string {
  const { x, y } = spotOf(square, width);
  const letters = x < 26 ? String.fromCharCode(65 + x) : String.fromCharCode(64 + Math.floor(x / 26), 65 + (x % 26));
  return `${letters}${y + 1}`;
}
