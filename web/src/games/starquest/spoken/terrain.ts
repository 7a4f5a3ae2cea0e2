/** Pieces of terrain as somebody finds them who does not see them: the nearest first. */
import { say } from '../../../lib/words.svelte';
import { drawn, INCH, type Point } from '../field/measure';
import { isInside, middleOf, toRim } from '../field/outline';
import type { Table } from '../board/table.svelte';
import { directionOf } from './describe';

/** To the rim of a piece; 0: in it or on it. */
export function farTo(table: Table, [x, y]: Point, n: number): number {
  const corners = table.outlines[n] ?? [];
  const spot = { x: drawn(x), y: drawn(y) };
  return isInside(spot, corners) ? 0 : Math.round(toRim(spot, corners) * INCH);
}

export function nearestPieces(table: Table): number[] {
  const from = table.actorPoint;
  const all = table.pieces.map((_, n) => n);
  return from === null ? all : all.sort((a, b) => farTo(table, from, a) - farTo(table, from, b));
}

export function directionFromActor(table: Table, n: number): string {
  const from = table.actorPoint;
  const corners = table.outlines[n];
  if (from === null || corners === undefined) return '';
  const far = farTo(table, from, n);
  if (far === 0) return say('starquest.spoken.here');
  const { x, y } = middleOf(corners);
  return say('starquest.spoken.far', { inches: table.length(far, 1), direction: directionOf(from, [x * INCH, y * INCH]) });
}
