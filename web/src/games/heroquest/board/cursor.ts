/** Moving over the squares with the keys. */
import { DARK, signAt, stepFrom, type Plan } from '../dungeon/grid';

const DIRECTIONS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

export function directionOf(key: string): number | null {
  return DIRECTIONS[key] ?? null;
}

/** The next known square in a direction; over the dark to whatever is known behind it, else where one was. */
export function nextKnown(plan: Plan, from: number, direction: number): number {
  for (let square = stepFrom(from, direction, plan); square >= 0; square = stepFrom(square, direction, plan)) {
    if (signAt(plan, square) !== DARK) return square;
  }
  return from;
}
