/** The way that a figure would take to a square in reach, to be seen before it is taken. */
import { stepFrom, type Plan } from './grid';

export interface Ground {
  plan: Plan;
  /** Whether one can step from a square to the next. */
  open: (one: number, other: number) => boolean;
}

/**
 * From a square back to the figure along falling costs. Squares that one may pass but not stop on are in no offer, so
 * they are crossed where it must be; the rules choose among equal ways, and this shows one of the shortest.
 */
export function wayTo(ground: Ground, from: number, to: number, most: number, barred: (square: number) => boolean): number[] {
  const before = new Map<number, number>([[from, from]]);
  let edge = [from];
  for (let steps = 0; steps < most && edge.length > 0 && !before.has(to); steps++) {
    const next: number[] = [];
    for (const square of edge) {
      for (let direction = 0; direction < 4; direction++) {
        const other = stepFrom(square, direction, ground.plan);
        if (other < 0 || before.has(other) || !ground.open(square, other) || (barred(other) && other !== to)) continue;
        before.set(other, square);
        next.push(other);
      }
    }
    edge = next;
  }
  if (!before.has(to)) return [];
  const way: number[] = [];
  for (let square = to; square !== from; square = before.get(square)!) way.unshift(square);
  return way;
}

/** The outline of some squares, for a lit area: each side that leads out of it. */
export function outline(squares: ReadonlySet<number>, plan: Plan): { square: number; direction: number }[] {
  const sides: { square: number; direction: number }[] = [];
  for (const square of squares) {
    for (let direction = 0; direction < 4; direction++) {
      if (!squares.has(stepFrom(square, direction, plan))) sides.push({ square, direction });
    }
  }
  return sides;
}

export function squaresPath(squares: Iterable<number>, width: number): string {
  let path = '';
  for (const square of squares) path += `M${square % width} ${Math.floor(square / width)}h1v1h-1z`;
  return path;
}
