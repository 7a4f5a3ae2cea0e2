/** Outlines of terrain, in inches. */
import { drawn, type Point, type Spot } from './measure';

export type Corners = readonly Spot[];

export function cornersOf(points: readonly Point[]): Spot[] {
  return points.map(([x, y]) => ({ x: drawn(x), y: drawn(y) }));
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

export function pathOf(spots: Corners, closed = true): string {
  return spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('') + (closed ? 'Z' : '');
}

export function isInside({ x, y }: Spot, corners: Corners): boolean {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [a, b] = [corners[i]!, corners[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Twice the area, with the sign of its turn. */
function turn(corners: Corners): number {
  return corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

/** The centre of gravity, or, where that lies outside, the middle of the corner that is nearest to it. */
export function middleOf(corners: Corners): Spot {
  const area = turn(corners);
  const sum = corners.reduce(
    (at, a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      const part = a.x * b.y - b.x * a.y;
      return { x: at.x + (a.x + b.x) * part, y: at.y + (a.y + b.y) * part };
    },
    { x: 0, y: 0 },
  );
  const middle = { x: sum.x / (3 * area), y: sum.y / (3 * area) };
  if (isInside(middle, corners)) return middle;
  return inward(corners, nearest(corners, middle));
}

function nearest(corners: Corners, to: Spot): number {
  const far = corners.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return far.indexOf(Math.min(...far));
}

/** A place inside, a bit away from a corner. */
function inward(corners: Corners, i: number): Spot {
  const at = corners[i]!;
  const [before, after] = [corners[(i + corners.length - 1) % corners.length]!, corners[(i + 1) % corners.length]!];
  for (const share of [0.3, -0.3, 0.1, -0.1]) {
    const tried = { x: at.x + share * ((before.x + after.x) / 2 - at.x), y: at.y + share * ((before.y + after.y) / 2 - at.y) };
    if (isInside(tried, corners)) return tried;
  }
  return at;
}

/** How wide the longest side is and in which direction it runs, in degrees: what is built lies along it. */
export function along(corners: Corners): { length: number; degrees: number } {
  let best = { length: 0, degrees: 0 };
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > best.length + 1e-6) best = { length, degrees: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
  });
  return best;
}

export function boxOf(corners: Corners): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** How far a point is from the rim. */
export function toRim({ x, y }: Spot, corners: Corners): number {
  return Math.min(
    ...corners.map((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const share = Math.min(Math.max(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1), 0), 1);
      return Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
    }),
  );
}
