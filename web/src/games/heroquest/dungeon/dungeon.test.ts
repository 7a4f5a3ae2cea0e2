import { describe, expect, it } from 'vitest';
import { ROWS, WIDTH } from '../samples';
import { boxAround, knownSquares, nameOf, stepFrom } from './grid';
import { sightline } from './sight';
import { chance, stonesOf } from './stones';
import { edgeLine, openEdges, pathOf, wallsOf } from './walls';
import { outline, wayTo } from './ways';

const plan = { width: WIDTH, height: 4, rows: ROWS };
const door = { one: 7, other: 8, open: true };

describe('squares', () => {
  it('have names and neighbours, and end at the edge', () => {
    expect([nameOf(0, 26), nameOf(27, 26), nameOf(26, 30)]).toEqual(['A1', 'B2', 'AA1']);
    expect([0, 1, 2, 3].map((direction) => stepFrom(0, direction, plan))).toEqual([-1, 1, 5, -1]);
  });

  it('that are dark are not known', () => {
    expect(knownSquares(plan)).toHaveLength(12);
    expect(boxAround([6, 12], WIDTH)).toEqual({ left: 1, top: 1, right: 3, bottom: 3 });
    expect(boxAround([], WIDTH)).toBeNull();
  });
});

describe('walls', () => {
  it('stand between areas and around rooms; where a corridor ends in the dark nothing is claimed', () => {
    const { sure, dim } = wallsOf(plan);
    expect(sure.some(({ one, other }) => one === 7 && other === 8)).toBe(true);
    expect(sure.some(({ one, other }) => one === 6 && other === 7)).toBe(false);
    expect(dim.map(({ square, direction }) => [square, direction])).toEqual([[3, 1], [8, 1], [13, 1], [13, 2]]);
  });

  it('become few strokes', () => {
    expect(pathOf(wallsOf(plan).sure.filter(({ direction, square }) => direction === 0 && square < 3), WIDTH)).toBe('M0 0H3');
    expect(edgeLine({ one: 7, other: 8 }, WIDTH)).toEqual([3, 1, 3, 2]);
  });
});

describe('ways', () => {
  const nobody = (): boolean => false;

  it('lead through open doors only', () => {
    const shut = { plan, open: openEdges(plan, [{ ...door, open: false }]) };
    const ajar = { plan, open: openEdges(plan, [door]) };
    expect(wayTo(shut, 6, 13, 9, nobody)).toEqual([]);
    expect(wayTo(ajar, 6, 13, 9, nobody)).toEqual([7, 8, 13]);
  });

  it('go round what bars them, and end where the steps do', () => {
    const ground = { plan, open: openEdges(plan, []) };
    expect(wayTo(ground, 5, 7, 9, (square) => square === 6)).toHaveLength(4);
    expect(wayTo(ground, 5, 7, 3, (square) => square === 6)).toEqual([]);
  });

  it('an area has an outline', () => {
    expect(outline(new Set([6, 7]), plan)).toHaveLength(6);
  });
});

describe('sight', () => {
  const at = (x: number, y: number) => ({ x, y });

  it('is free where nothing stands between', () => {
    expect(sightline(at(0, 0), at(3, 1), [], []).free).toBe(true);
  });

  it('ends at a square in a straight line', () => {
    expect(sightline(at(0, 0), at(2, 0), [], [at(1, 0)]).free).toBe(false);
  });

  it('passes beside a square where a line of corners allows it', () => {
    expect(sightline(at(0, 0), at(2, 1), [], [at(1, 0)]).free).toBe(true);
    expect(sightline(at(0, 0), at(2, 1), [], [at(1, 0), at(1, 1)]).free).toBe(false);
  });

  it('never passes a point where two things meet', () => {
    expect(sightline(at(0, 0), at(1, 1), [], [at(1, 0), at(0, 1)]).free).toBe(false);
  });

  it('ends at walls', () => {
    const wall = { from: at(1, 0), to: at(1, 3) };
    expect(sightline(at(0, 1), at(2, 1), [wall], []).free).toBe(false);
    expect(sightline(at(0, 0), at(2, 0), [{ from: at(1, 1), to: at(1, 3) }], []).free).toBe(true);
  });
});

describe('stones', () => {
  it('are the same each time, and cover every known square', () => {
    expect(chance(3, 4)).toBe(chance(3, 4));
    expect(stonesOf(plan)).toEqual(stonesOf(plan));
    const drawn = stonesOf(plan).reduce((sum, { d }) => sum + d.split('M').length - 1, 0);
    expect(drawn).toBeGreaterThanOrEqual(3 * 12);
  });
});
