import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HEROES } from './heroes';
import { once, signsOf } from './marks';
import { emblemOf, MONSTERS } from './monsters';

const PACK = join(import.meta.dirname, '../../../../../src/questhall/games/heroquest/packs/core');
const idsIn = (file: string): string[] => [...readFileSync(join(PACK, file), 'utf8').matchAll(/^ {2}- \{?\s*id: (\w+)/gm)].map(([, id]) => id!);

describe('emblems', () => {
  it('there is one for every hero and every monster', () => {
    expect(idsIn('heroes.yaml').filter((id) => !(id in HEROES))).toEqual([]);
    expect(idsIn('monsters.yaml').length).toBeGreaterThan(40);
    expect(idsIn('monsters.yaml').filter((id) => !(id in MONSTERS))).toEqual([]);
  });

  it('no two look the same', () => {
    const drawn = [...Object.values(HEROES), ...Object.values(MONSTERS)].map((parts) => JSON.stringify(parts));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('are made of shapes that can be drawn', () => {
    const shapes = [...Object.values(HEROES), ...Object.values(MONSTERS)].flat().map(({ d }) => d);
    expect(shapes.filter((d) => !/^M[\dMmLlHhVvCcAaZz\s.,-]+$/.test(d) && !/^M[^<>"]+$/.test(d))).toEqual([]);
    expect(shapes.filter((d) => d.includes('NaN') || d.includes('undefined'))).toEqual([]);
  });

  it('a stranger looks like its family', () => {
    expect(emblemOf('sand_troll', 'troll')).toBe(MONSTERS['troll']);
    expect(emblemOf('stranger', 'unheard')).toBe(MONSTERS['skeleton']);
  });
});

it('marks of one kind are one sign, with what they add up to', () => {
  const marks = [{ kind: 'attack', until: 'turn', n: 1, by: 0 }, { kind: 'attack', until: 'turn', n: 2, by: 0 }, { kind: 'asleep', until: 'cured', n: 1, by: 0 }];
  expect(signsOf(marks)).toEqual(['sword', 'sleep']);
  expect(once(marks).map(({ kind, n }) => [kind, n])).toEqual([['attack', 3], ['asleep', 1]]);
});
