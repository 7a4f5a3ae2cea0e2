/** What the server foresees of an answer, for drawing: the way, lines of sight, what could be hit from there. */
import type { Forecast } from '../../../lib/protocol';
import type { Point } from '../field/measure';

export interface Route {
  points: readonly Point[];
  /** How each leg is gone: walk, climb, vault, jump, fly. */
  how: readonly string[];
}

export interface Sight {
  unit: number;
  target: number;
  line: readonly [Point, Point] | null;
  cover: boolean;
  /** A weapon reaches so far. */
  reach: boolean;
  /** Points of the target, and whether they are covered. */
  points: readonly { at: Point; covered: boolean }[];
}

/** What shots or blows at a target would do on average, in hundredths of a wound. */
export interface Expected {
  target: number;
  wounds: number;
  cover: boolean;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isPoint = (value: unknown): value is [number, number, ...unknown[]] => Array.isArray(value) && isNumber(value[0]) && isNumber(value[1]);
const pointsIn = (value: unknown): Point[] => (Array.isArray(value) ? value.filter(isPoint).map(([x, y]): Point => [x, y]) : []);

export function routesIn({ drawn }: Forecast): Route[] {
  return drawn.flatMap(({ key, args }) => {
    const points = key === 'draw.route' ? pointsIn(args['points']) : [];
    const how = Array.isArray(args['how']) ? args['how'].map(String) : [];
    return points.length > 0 ? [{ points, how }] : [];
  });
}

export function sightsIn({ drawn }: Forecast): Sight[] {
  return drawn.flatMap(({ key, args }) => {
    const { unit, target, line, points, cover, reach } = args;
    if (key !== 'draw.sight' || !isNumber(target)) return [];
    const [from, to] = pointsIn(line);
    return [
      {
        unit: isNumber(unit) ? unit : 0,
        target,
        line: from && to ? ([from, to] as const) : null,
        cover: cover === true,
        reach: reach !== false,
        points: Array.isArray(points) ? points.filter(isPoint).map((one) => ({ at: [one[0], one[1]] as const, covered: Boolean(one[2]) })) : [],
      },
    ];
  });
}

export function expectedIn({ drawn }: Forecast): Expected[] {
  return drawn.flatMap(({ key, args: { target, wounds, cover } }) =>
    key === 'draw.from-there' && isNumber(target) && isNumber(wounds) ? [{ target, wounds, cover: cover === true }] : [],
  );
}
