import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOOKS } from '../drawing/looks';
import { SIGNS } from '../drawing/signs';
import type * as StarQuest from '../protocol';
import { badgesOf, once } from './badges';
import { enemyParts } from './enemies';
import { HEROES } from './heroes';

const PACK = join(import.meta.dirname, '../../../../../src/questhall/games/starquest/packs/core');
const idsIn = (file: string, list: string): string[] => {
  const text = readFileSync(join(PACK, file), 'utf8');
  const part = text.slice(text.indexOf(`${list}:`)).split(/\n(?=[a-z]+:)/)[0]!;
  return [...part.matchAll(/^ {2}- \{?\s*id: (\w+)/gm)].map(([, id]) => id!);
};
const DRAWABLE = /^M[\dMmLlHhVvCcAaQqTtSsZz\s.,-]+$/;

describe('emblems', () => {
  it('there is one for every class, and no two look the same', () => {
    expect(idsIn('heroes.yaml', 'classes').length).toBeGreaterThan(5);
    expect(idsIn('heroes.yaml', 'classes').filter((id) => !(id in HEROES))).toEqual([]);
    const drawn = Object.values(HEROES).map((parts) => JSON.stringify(parts));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('factions and roles are told apart', () => {
    const factions = readdirSync(join(PACK, 'factions')).map((file) => file.split('.')[0]!);
    const roles = ['line', 'swarm', 'shooter', 'support', 'flanker', 'flier', 'bruiser', 'caster', 'monster', 'villain'];
    const drawn = factions.flatMap((faction) => roles.map((role) => JSON.stringify(enemyParts({ faction, role } as StarQuest.UnitInfo))));
    expect(new Set(drawn).size).toBe(factions.length * roles.length);
  });

  it('are made of shapes that can be drawn', () => {
    const shapes = [...Object.values(HEROES).flat().map(({ d }) => d), ...Object.values(SIGNS)];
    expect(shapes.filter((d) => !DRAWABLE.test(d))).toEqual([]);
  });
});

describe('terrain', () => {
  const corners = [{ x: 1, y: 1 }, { x: 7, y: 1 }, { x: 7, y: 5 }, { x: 1, y: 5 }];
  it('each look of the packs has one of its own', () => {
    const looks = [...readFileSync(join(PACK, 'terrain.yaml'), 'utf8').matchAll(/^ {4}look: (\w+)/gm)].map(([, look]) => look!);
    expect(looks.filter((look) => !(look in LOOKS))).toEqual([]);
  });

  it.each(Object.keys(LOOKS))('%s can be drawn', (look) => {
    expect(LOOKS[look]!.details(corners).filter(({ d }) => /NaN|undefined/.test(d))).toEqual([]);
  });
});

it('what lasts is one sign each, what is worst first', () => {
  const worn = { shaken: true, fatigued: false, status: ['crippled'], tokens: 2, marks: [{ kind: 'hit', until: 'attack', n: 1, by: 0 }, { kind: 'hit', until: 'round', n: 1, by: 0 }] };
  expect(badgesOf(worn as never)).toEqual(['shaken', 'crippled', 'shoot', 'spell']);
  expect(once(worn.marks as never).map(({ kind, n }) => [kind, n])).toEqual([['hit', 2]]);
});
