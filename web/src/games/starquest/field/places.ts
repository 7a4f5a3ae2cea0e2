/** Places with a name, for those who go by words: at a marker, behind a crate, as near to somebody as a weapon reaches. */
import { bearing, distance, drawn, INCH, pointFrom, type Point, type Spot } from './measure';
import { isInside, toRim, type Corners } from './outline';

/** So far from an outline a base stands that leans on it. */
const BREATH = 0.1;
const STEP = 0.05;
const FURTHEST = 12;

/** On the far side of a piece, seen from somebody: just outside its outline with room for a base; null: there is none. */
export function behind(corners: Corners, middle: Spot, from: Point, radius: number, side: number): Point | null {
  const away = bearing(from, [middle.x * INCH, middle.y * INCH]);
  const angle = (away * Math.PI) / 180;
  const r = drawn(radius) + BREATH;
  for (let far = 0; far < FURTHEST; far += STEP) {
    const spot = { x: middle.x + Math.sin(angle) * far, y: middle.y - Math.cos(angle) * far };
    if (!isInside(spot, corners) && toRim(spot, corners) >= r) {
      const inside = [spot.x, spot.y].every((n) => n >= r && n <= drawn(side) - r);
      return inside ? [Math.round(spot.x * INCH), Math.round(spot.y * INCH)] : null;
    }
  }
  return null;
}

/** On the straight line to somebody, so that between the rims there is such a gap; null: one is nearer already. */
export function upTo(from: Point, to: Point, radii: number, gap: number, side: number): Point | null {
  const far = distance(from, to) - radii - gap;
  return far <= 0 ? null : pointFrom(from, bearing(from, to), Math.floor(far), side);
}

/** As far towards a point as somebody may go. */
export function towards(from: Point, to: Point, most: number, side: number): Point {
  return distance(from, to) <= most ? to : pointFrom(from, bearing(from, to), most - 1, side);
}
