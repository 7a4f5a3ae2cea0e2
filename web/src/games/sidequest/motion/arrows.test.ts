import { describe, expect, it } from 'vitest';
import { arrowsOf, curve, edge, share } from './arrows';
import { below, beside } from '$ui/float';
import { around, stepOf } from '../board/roving';
import { table, thing } from '../samples';

const attack = { attacker: 20, weapon: 0, target: 1, blocker: 0, armor: 0, amount: 2, cancelled: false };
const drawn = (more: Parameters<typeof table>[1], plan: [number, number][] = []) =>
  arrowsOf(table([thing(10), thing(20, { owner: 0 })], more), plan).map(
    ({ kind, from, to }) => `${kind} ${from} ${to}`,
  );

describe('arrows', () => {
  it('lead from the attacker to what is struck', () => {
    expect(drawn({ attack })).toEqual(['attack thing:20 hero:1']);
    expect(drawn({ attack: { ...attack, armor: 10 } })).toEqual(['attack thing:20 thing:10']);
    expect(drawn({ attack: { ...attack, attacker: 1, weapon: 10, target: 20 } })).toEqual(['attack thing:10 thing:20']);
  });

  it('show who steps in between', () => {
    expect(drawn({ attack: { ...attack, blocker: 10 } })).toEqual([
      'attack thing:20 thing:10',
      'block thing:10 hero:1',
    ]);
  });

  it('show attacks to come and attacks planned, but none that is called off', () => {
    expect(
      drawn({
        attack,
        coming: [
          [20, 1],
          [21, 10],
        ],
      }),
    ).toEqual(['attack thing:20 hero:1', 'coming thing:21 thing:10']);
    expect(drawn({}, [[20, 10]])).toEqual(['planned thing:20 thing:10']);
    expect(drawn({ attack: { ...attack, cancelled: true } })).toEqual([]);
  });

  it('lead from a waiting spell to its target on the table', () => {
    const item = { id: 30, seat: 0, card: 'dark', target: 10, source: 0, ability: -1, second: 0, countered: false, attack: 0, missed: [] };
    expect(drawn({ chain: [item, { ...item, id: 31, target: 30 }] })).toEqual(['spell item:30 thing:10']);
    expect(drawn({ chain: [{ ...item, second: 2 }] })).toEqual(['spell item:30 thing:10', 'spell item:30 hero:2']);
  });

  it('leads from a spell about an attack to its attacker', () => {
    const item = { id: 30, seat: 1, card: 'ward', target: 0, source: 0, ability: -1, second: 0, countered: false, attack: 10, missed: [] };
    expect(drawn({ chain: [item] })).toEqual(['spell item:30 thing:10']);
  });
});

describe('geometry', () => {
  const box = { left: 0, top: 0, right: 20, bottom: 40 };

  it('ends arrows at the edges of cards', () => {
    expect(edge(box, { x: 110, y: 20 })).toEqual({ x: 20, y: 20 });
    expect(edge(box, { x: 10, y: 120 })).toEqual({ x: 10, y: 40 });
    expect(edge(box, { x: 10, y: 20 })).toEqual({ x: 10, y: 20 });
  });

  it('spreads several arrows over one target', () => {
    expect(share(box, 1, 2)).toEqual({ left: 10, top: 0, right: 20, bottom: 40 });
    expect(share(box, 0, 1)).toEqual(box);
  });

  it('draws a line and a head', () => {
    const { line, head } = curve(box, { left: 100, top: 0, right: 120, bottom: 40 });
    expect(line).toMatch(/^M20\.0 20\.0Q/);
    expect(head).toMatch(/Z$/);
  });

  it('keeps small windows on the screen', () => {
    const screen = { width: 300, height: 200 };
    const size = { width: 100, height: 80 };
    expect(below({ left: 0, top: 10, width: 40, height: 40 }, size, screen)).toEqual({ left: 8, top: 58 });
    expect(below({ left: 250, top: 150, width: 40, height: 40 }, size, screen)).toEqual({ left: 192, top: 62 });
    expect(beside({ left: 20, top: 60, width: 40, height: 40 }, size, screen)).toEqual({ left: 68, top: 40 });
    expect(beside({ left: 240, top: 60, width: 40, height: 40 }, size, screen)).toEqual({ left: 132, top: 40 });
  });
});

it('arrow keys go round', () => {
  expect([stepOf('ArrowRight'), stepOf('ArrowUp'), stepOf('a')]).toEqual([1, -1, 0]);
  expect([around(2, 1, 3), around(0, -1, 3), around(0, 1, 0)]).toEqual([0, 2, -1]);
});
