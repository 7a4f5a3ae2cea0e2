/** What lines of the log tell for drawing: the ways that models have gone. */
import type { Line } from '../../../lib/protocol';
import type { Point } from '../field/measure';

export interface Way {
  unit: number;
  model: number;
  points: readonly Point[];
}

const isPoint = (value: unknown): value is [number, number] => Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

/** A line that tells a move may carry the way of one model, or of all of them. */
export function waysIn(lines: readonly Line[]): Way[] {
  return lines.flatMap(({ args: { unit, model, way, ways } }) => {
    if (typeof unit !== 'number') return [];
    if (Array.isArray(way)) return [{ unit, model: typeof model === 'number' ? model : 0, points: way.filter(isPoint) }];
    if (!Array.isArray(ways)) return [];
    return ways.flatMap((one) => (Array.isArray(one) && typeof one[0] === 'number' && Array.isArray(one[1]) ? [{ unit, model: one[0], points: one[1].filter(isPoint) }] : []));
  });
}
