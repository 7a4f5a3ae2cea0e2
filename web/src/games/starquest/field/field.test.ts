import { describe, expect, it } from 'vitest';
import { facing, links } from './groups';
import { bearing, compass, gap, inches, pointAt, pointFrom, thousandths } from './measure';
import { along, isInside, middleOf, pathOf, toRim } from './outline';
import { behind, towards, upTo } from './places';
import { chance, scattered } from './scatter';

const SIDE = 48000;
const square = [{ x: 10, y: 10 }, { x: 14, y: 10 }, { x: 14, y: 14 }, { x: 10, y: 14 }];
const angle = [{ x: 0, y: 0 }, { x: 6, y: 0 }, { x: 6, y: 1 }, { x: 1, y: 1 }, { x: 1, y: 6 }, { x: 0, y: 6 }];

describe('lengths', () => {
  it('are told in inches with as few decimals as it takes, halved on the small table', () => {
    expect([inches(6000, false, 'en'), inches(6250, false, 'en'), inches(6250, false, 'de'), inches(9000, true, 'en')]).toEqual(['6″', '6.25″', '6,25″', '4.5″']);
    expect([thousandths(4.5, false), thousandths(4.5, true)]).toEqual([4500, 9000]);
  });

  it('are measured from rim to rim and in space', () => {
    const base = { x: 0, y: 0, level: 0, radius: 630 };
    expect(gap(base, { ...base, x: 5260 })).toBe(4000);
    expect(gap(base, { ...base, x: 5260, level: 3000 })).toBe(5000);
    expect(gap(base, { ...base, x: 1000 })).toBe(0);
  });

  it('a hand points no finer than a twentieth of an inch, and never beside the table', () => {
    expect(pointAt({ x: 3.3333, y: -2 }, SIDE)).toEqual([3350, 0]);
  });
});

describe('directions', () => {
  it('go clockwise from the north', () => {
    expect([bearing([0, 0], [0, -5]), bearing([0, 0], [5, 0]), bearing([0, 0], [-5, 5])]).toEqual([0, 90, 225]);
    expect([compass(350), compass(40), compass(200)]).toEqual(['north', 'north-east', 'south']);
  });

  it('lead to a point on the table', () => {
    expect(pointFrom([10000, 10000], 90, 4000, SIDE)).toEqual([14000, 10000]);
    expect(pointFrom([1000, 1000], 0, 4000, SIDE)).toEqual([1000, 0]);
  });
});

describe('outlines', () => {
  it('have an inside, a middle, a rim and a long side', () => {
    expect([isInside({ x: 11, y: 11 }, square), isInside({ x: 9, y: 11 }, square)]).toEqual([true, false]);
    expect(middleOf(square)).toEqual({ x: 12, y: 12 });
    expect(toRim({ x: 8, y: 12 }, square)).toBe(2);
    expect(along(angle).length).toBe(6);
    expect(pathOf(square)).toBe('M10 10L14 10L14 14L10 14Z');
  });

  it('the middle of a bent one lies in it all the same', () => {
    expect(isInside(middleOf(angle), angle)).toBe(true);
  });
});

describe('what lies about', () => {
  it('always lies at the same place, inside', () => {
    expect(chance(1, 2)).toBe(chance(1, 2));
    const places = scattered(square, 1, 0.3);
    expect(places.length).toBeGreaterThan(5);
    expect(places.every((at) => isInside(at, square) && toRim(at, square) >= 0.3)).toBe(true);
    expect(scattered(square, 1, 0.3)).toEqual(places);
  });
});

describe('places with a name', () => {
  it('behind something is on the side that the enemy does not see', () => {
    const found = behind(square, middleOf(square), [12000, 2000], 630, SIDE)!;
    expect(found[0]).toBe(12000);
    expect(found[1]).toBeGreaterThan(14630);
    expect(found[1]).toBeLessThan(14900);
  });

  it('there is none where the table ends', () => {
    const corner = [{ x: 0, y: 46 }, { x: 4, y: 46 }, { x: 4, y: 48 }, { x: 0, y: 48 }];
    expect(behind(corner, middleOf(corner), [2000, 2000], 630, SIDE)).toBeNull();
  });

  it('near somebody leaves the gap that was wanted', () => {
    expect(upTo([0, 0], [0, 20000], 1260, 12000, SIDE)).toEqual([0, 6740]);
    expect(upTo([0, 0], [0, 10000], 1260, 12000, SIDE)).toBeNull();
  });

  it('what is too far is gone towards', () => {
    expect(towards([0, 0], [3000, 0], 6000, SIDE)).toEqual([3000, 0]);
    expect(towards([0, 0], [9000, 0], 6000, SIDE)).toEqual([5999, 0]);
  });
});

describe('groups', () => {
  it('hang together by the shortest lines', () => {
    const [a, b, c] = [{ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 1, y: 0 }];
    expect(links([a, b, c])).toEqual([[a, c], [c, b]]);
    expect(links([])).toEqual([]);
  });

  it('look at the nearest of their foes', () => {
    expect(facing([0, 0], [[0, 9000], [2000, 0]], SIDE)).toBe(90);
    expect(facing([24000, 0], [], SIDE)).toBe(180);
  });
});
