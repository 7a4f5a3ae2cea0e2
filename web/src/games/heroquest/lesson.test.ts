import { describe, expect, it } from 'vitest';
import { nextTip, type Situation } from '../../learn/lesson';
import { tips } from './lesson';
import type * as HeroQuest from './protocol';
import { monster, prompt, reach, table } from './samples';
import german from './words/de/lesson.json';
import english from './words/en/lesson.json';

function read(values: Partial<Situation<HeroQuest.View>>): string[] {
  const now: Situation<HeroQuest.View> = { view: table({ monsters: [], chests: [] }), prompt: null, lines: [], me: 1, ...values };
  const done = new Set<string>();
  for (let tip = nextTip(tips, now, done); tip; tip = nextTip(tips, now, done)) done.add(tip.id);
  return [...done];
}

describe('the guided first quest', () => {
  it('has words for every tip in both languages', () => {
    const ids = tips.map(({ id }) => id).sort();
    expect([Object.keys(german).sort(), Object.keys(english).sort()]).toEqual([ids, ids]);
  });

  it('begins with what one sees and how one goes', () => {
    expect(read({ view: table({ round: 1, monsters: [], chests: [] }), prompt: prompt([{ move: 'endturn' }]) })).toEqual(['goal', 'company', 'move']);
  });

  it('speaks of a door, of a monster and of a blow when they come', () => {
    const view = table({ monsters: [monster(11, 7)], chests: [] });
    expect(read({ view, prompt: prompt([{ move: 'opendoor', door: 0 }, { move: 'attack', target: 11, weapon: 'hand' }]) })).toEqual(
      expect.arrayContaining(['door', 'monster', 'attack']),
    );
  });

  it('says when there is nothing left to do', () => {
    expect(read({ prompt: prompt([{ move: 'endturn' }], reach([])) })).toContain('end');
  });
});
