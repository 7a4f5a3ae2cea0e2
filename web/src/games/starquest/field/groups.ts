/** Groups of models: how they hang together, and where somebody looks. */
import { bearing, type Point, type Spot } from './measure';

/** The shortest lines that link all of a group. */
export function links(spots: readonly Spot[]): [Spot, Spot][] {
  const [first, ...rest] = spots;
  if (first === undefined) return [];
  const linked = [first];
  const found: [Spot, Spot][] = [];
  while (rest.length > 0) {
    let best = { far: Infinity, from: first, at: 0 };
    for (const from of linked) {
      rest.forEach((to, at) => {
        const far = Math.hypot(from.x - to.x, from.y - to.y);
        if (far < best.far) best = { far, from, at };
      });
    }
    const [next] = rest.splice(best.at, 1);
    found.push([best.from, next!]);
    linked.push(next!);
  }
  return found;
}

/** A model looks at the nearest of its foes, or towards the middle of the table. */
export function facing(from: Point, foes: readonly Point[], side: number): number {
  let best: Point = [side / 2, side / 2];
  let nearest = Infinity;
  for (const foe of foes) {
    const far = Math.hypot(from[0] - foe[0], from[1] - foe[1]);
    if (far < nearest) [best, nearest] = [foe, far];
  }
  return bearing(from, best);
}
