/**
 * Whether two squares see each other: some straight line from inside the one to inside the other touches no wall and no
 * square that is in the way. Such lines form an open set, so if there are any, one of them runs close by two corners:
 * lines along all pairs of corners, moved a little to either side, are enough to try.
 */
import type { Spot } from './grid';

export interface Wall {
  from: Spot;
  to: Spot;
}

export interface Sight {
  free: boolean;
  from: Spot;
  to: Spot;
}

const NUDGE = 1e-4;

interface Square {
  x: number;
  y: number;
}

function cornersOf({ x, y }: Square): Spot[] {
  return [{ x, y }, { x: x + 1, y }, { x, y: y + 1 }, { x: x + 1, y: y + 1 }];
}

const side = (a: Spot, b: Spot, p: Spot): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Whether a line through two points passes strictly between some points, and not beside all of them. */
function divides(a: Spot, b: Spot, points: readonly Spot[]): boolean {
  const sides = points.map((point) => side(a, b, point));
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

/** The part of a line within a square; null where it runs beside it. */
function within(a: Spot, b: Spot, square: Square): [number, number] | null {
  let [low, high] = [-Infinity, Infinity];
  for (const axis of ['x', 'y'] as const) {
    const way = b[axis] - a[axis];
    const [near, far] = [square[axis] - a[axis], square[axis] + 1 - a[axis]];
    if (Math.abs(way) < 1e-12) {
      if (near >= 0 || far <= 0) return null;
      continue;
    }
    const [t1, t2] = [near / way, far / way];
    low = Math.max(low, Math.min(t1, t2));
    high = Math.min(high, Math.max(t1, t2));
  }
  return high - low > 1e-9 ? [low, high] : null;
}

const along = (a: Spot, b: Spot, t: number): Spot => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** The stretch of a line that leads out of the first square and into the second; null where it does not. */
function stretch(a: Spot, b: Spot, one: Square, other: Square): [Spot, Spot] | null {
  const [from, to] = [within(a, b, one), within(a, b, other)];
  if (from === null || to === null) return null;
  // Just inside both squares, so that what stands on them is no hindrance.
  const ahead = to[0] >= from[1] - 1e-9;
  const behind = from[0] >= to[1] - 1e-9;
  if (!ahead && !behind) return [along(a, b, (from[0] + from[1]) / 2), along(a, b, (to[0] + to[1]) / 2)];
  return ahead
    ? [along(a, b, from[1] - 1e-7), along(a, b, to[0] + 1e-7)]
    : [along(a, b, from[0] + 1e-7), along(a, b, to[1] - 1e-7)];
}

function isClear([a, b]: [Spot, Spot], walls: readonly Wall[], taken: readonly Square[]): boolean {
  const meets = (p: Spot, q: Spot): boolean => divides(a, b, [p, q]) && divides(p, q, [a, b]);
  if (walls.some((wall) => meets(wall.from, wall.to))) return false;
  return !taken.some((square) => {
    const [c1, c2, c3, c4] = cornersOf(square) as [Spot, Spot, Spot, Spot];
    return divides(a, b, [c1, c2, c3, c4]) && (meets(c1, c4) || meets(c2, c3) || meets(c1, c2) || meets(c3, c4));
  });
}

/** A line that sees, or the line from middle to middle if there is none. */
export function sightline(one: Square, other: Square, walls: readonly Wall[], taken: readonly Square[]): Sight {
  const middle = ({ x, y }: Square): Spot => ({ x: x + 0.5, y: y + 0.5 });
  const [from, to] = [middle(one), middle(other)];
  const direct = stretch(from, to, one, other);
  if (direct !== null && isClear(direct, walls, taken)) return { free: true, from, to };
  const corners = [...cornersOf(one), ...cornersOf(other), ...taken.flatMap(cornersOf), ...walls.flatMap((wall) => [wall.from, wall.to])];
  const tried = new Set<string>();
  const points = corners.filter(({ x, y }) => !tried.has(`${x} ${y}`) && tried.add(`${x} ${y}`));
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      const found = beside(points[i]!, points[j]!, one, other, walls, taken);
      if (found !== null) return { free: true, from: found[0], to: found[1] };
    }
  }
  return { free: false, from, to };
}

/** One of the four lines that run past two corners on either side of them. */
function beside(p: Spot, q: Spot, one: Square, other: Square, walls: readonly Wall[], taken: readonly Square[]): [Spot, Spot] | null {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const [nx, ny] = [(-(q.y - p.y) / length) * NUDGE, ((q.x - p.x) / length) * NUDGE];
  for (const s of [1, -1]) {
    for (const t of [1, -1]) {
      const line = stretch({ x: p.x + s * nx, y: p.y + s * ny }, { x: q.x + t * nx, y: q.y + t * ny }, one, other);
      if (line !== null && isClear(line, walls, taken)) return line;
    }
  }
  return null;
}
