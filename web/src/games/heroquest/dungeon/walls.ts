/** Where walls stand: between squares of different areas. What lies behind the dark is not known, so nothing is claimed. */
import { DARK, edgeKey, isRoom, signAt, spotOf, stepFrom, type Edge, type Plan } from './grid';

export interface Walls {
  /** Between two known squares, or around a room, which is always uncovered as a whole. */
  sure: readonly Edge[];
  /** Where a corridor ends in the dark: a wall, or more of the corridor. */
  dim: readonly Edge[];
}

/** Squares beyond the board have no number; their edge is told by the direction. */
export interface Side extends Edge {
  square: number;
  direction: number;
}

export function wallsOf(plan: Plan): { sure: Side[]; dim: Side[] } {
  const sure: Side[] = [];
  const dim: Side[] = [];
  for (let square = 0; square < plan.width * plan.height; square++) {
    const sign = signAt(plan, square);
    if (sign === DARK) continue;
    for (let direction = 0; direction < 4; direction++) {
      const other = stepFrom(square, direction, plan);
      const beyond = signAt(plan, other);
      if (beyond === sign) continue;
      // Between two known squares each wall is drawn once.
      if (beyond !== DARK && other < square) continue;
      const side = { one: square, other, square, direction };
      if (beyond !== DARK || other < 0 || isRoom(sign)) sure.push(side);
      else dim.push(side);
    }
  }
  return { sure, dim };
}

/** The ends of one side of a square, in squares. */
export function sideLine(square: number, direction: number, width: number): [number, number, number, number] {
  const { x, y } = spotOf(square, width);
  switch (direction) {
    case 0:
      return [x, y, x + 1, y];
    case 1:
      return [x + 1, y, x + 1, y + 1];
    case 2:
      return [x, y + 1, x + 1, y + 1];
    default:
      return [x, y, x, y + 1];
  }
}

/** The line on which a door stands between two squares. */
export function edgeLine({ one, other }: Edge, width: number): [number, number, number, number] {
  const direction = other === one + 1 ? 1 : other === one - 1 ? 3 : other > one ? 2 : 0;
  return sideLine(one, direction, width);
}

/** Sides that hang together in a line become one stroke, so that there are few of them and no seams. */
export function pathOf(sides: readonly Side[], width: number): string {
  const level = new Map<number, Set<number>>();
  const upright = new Map<number, Set<number>>();
  for (const { square, direction } of sides) {
    const [x1, y1, x2] = sideLine(square, direction, width);
    const [lines, line, at] = x1 === x2 ? [upright, x1, y1] : [level, y1, x1];
    lines.set(line, (lines.get(line) ?? new Set()).add(at));
  }
  const parts: string[] = [];
  const runs = (places: Set<number>): [number, number][] => {
    const found: [number, number][] = [];
    for (const at of [...places].sort((a, b) => a - b)) {
      const last = found.at(-1);
      if (last && last[1] === at) last[1] = at + 1;
      else found.push([at, at + 1]);
    }
    return found;
  };
  for (const [y, places] of level) for (const [from, to] of runs(places)) parts.push(`M${from} ${y}H${to}`);
  for (const [x, places] of upright) for (const [from, to] of runs(places)) parts.push(`M${x} ${from}V${to}`);
  return parts.join('');
}

/** The edges that one can step over, as far as they are known: without a wall, or through an open door. */
export function openEdges(plan: Plan, doors: readonly { one: number; other: number; open: boolean }[]): (one: number, other: number) => boolean {
  const open = new Set(doors.filter((door) => door.open).map((door) => edgeKey(door.one, door.other)));
  return (one, other) => {
    const sign = signAt(plan, one);
    return sign !== DARK && (sign === signAt(plan, other) || open.has(edgeKey(one, other)));
  };
}
