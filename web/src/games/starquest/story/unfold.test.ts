import { describe, expect, it } from 'vitest';
import type { Line } from '../../../lib/protocol';
import type * as StarQuest from '../protocol';
import { hero, model, raiders, table } from '../samples';
import { unfold } from './unfold';

let n = 0;
const line = (key: string, args: Record<string, unknown>): Line => ({ n: n++, key: `log.${key}`, args, rules: [], text: '' });
const views = (parts: ReturnType<typeof unfold>) => parts.map(({ view }) => view as StarQuest.View);
const hurt = (wounds: number) => [hero(1, 10, 20, { models: [model(0, 10, 20, { wounds })] }), hero(2, 6, 22)];

describe('what the enemies do all at once', () => {
  const before = table({ active: 1 });
  const after = table({ active: 0, round: 3, heroes: hurt(3), enemies: [raiders(11, 10, 15), raiders(12, 9, 14)] });
  const lines = [
    line('holds-fire', { unit: 1 }),
    line('activated', { unit: 11 }),
    line('hero-wounded', { seat: 1, n: 1, left: 8 }),
    line('activated', { unit: 12 }),
    line('hero-wounded', { seat: 1, n: 2, left: 6 }),
    line('round', { round: 3 }),
  ];
  const parts = unfold(before, lines, after);

  it('is told activation by activation', () => {
    expect(parts.map((part) => part.lines.length)).toEqual([1, 2, 2, 1]);
    expect(views(parts).map(({ active }) => active)).toEqual([1, 11, 12, 0]);
    expect(parts.at(-1)!.view).toBe(after);
  });

  it('moves each unit when its turn comes', () => {
    const ys = views(parts).map(({ enemies }) => enemies.map(({ models }) => models[0]!.y / 1000));
    expect(ys).toEqual([[10, 9], [15, 9], [15, 14], [15, 14]]);
  });

  it('takes wounds one after another', () => {
    expect(views(parts).map(({ heroes }) => heroes[0]!.models[0]!.wounds)).toEqual([0, 1, 3, 3]);
  });

  it('is one step where nobody else acts', () => {
    expect(unfold(before, lines.slice(0, 1), after)).toEqual([{ lines: lines.slice(0, 1), view: after }]);
  });
});

describe('who comes and who goes', () => {
  it('stays until the line that says it is gone, and is not there before it comes', () => {
    const before = table({ enemies: [raiders(11, 10, 10), raiders(12, 9, 9)] });
    const after = table({ enemies: [raiders(12, 9, 9), raiders(13, 40, 4)] });
    const parts = unfold(before, [line('activated', { unit: 11 }), line('destroyed', { unit: 11 }), line('activated', { unit: 12 }), line('arrives', { unit: 13 }), line('round', {})], after);
    expect(views(parts).map(({ enemies }) => enemies.map(({ unit }) => unit))).toEqual([[12], [12, 13], [12, 13]]);
  });
});
