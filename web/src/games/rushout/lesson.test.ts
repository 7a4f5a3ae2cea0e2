import { expect, it } from 'vitest';
import german from './words/de/lesson.json';
import english from './words/en/lesson.json';
import { dice, die, laid, table } from './samples';
import type { Line } from '../../lib/protocol';
import type * as RushOut from './protocol';
import { nextTip } from '../../learn/lesson';
import { lessons } from './lesson';

const tips = lessons.hero;

const line = (key: string, args: Record<string, unknown> = {}): Line => ({ n: 0, key, args, rules: [], text: '' });
const unrolled = dice({ 10: die('star', { rolled: false }), 11: die('star', { rolled: false }), 12: die('star', { rolled: false }) });

function read(view: RushOut.View, lines: Line[] = [], already: string[] = []): string[] {
  const done = new Set(already);
  const ids: string[] = [];
  const now = { view, prompt: null, lines, me: 1 };
  for (let tip = nextTip(tips, now, done); tip; tip = nextTip(tips, now, done)) {
    ids.push(tip.id);
    done.add(tip.id);
  }
  return ids;
}

it('says what it is about before the signal, then step by step what to do', () => {
  expect(read(table({ phase: 'ready', dice: unrolled }))).toEqual(['goal', 'wizard']);
  expect(read(table({ dice: unrolled }), [], ['goal', 'wizard'])).toEqual(['roll']);
  expect(read(table())).toEqual(['place', 'star']);
  expect(read(table({ dice: dice({ 10: laid('sword', 't1', 0) }) }), [], ['star'])).toEqual(['again', 'together']);
});

it('tells what the wizard has done, and celebrates', () => {
  const lines = [line('log.spell-done'), line('log.summoned'), line('log.trial-done', { heroes: [1] })];
  expect(read(table({ winner: 'heroes' }), lines, ['place', 'star'])).toEqual(['done', 'spell', 'summoned', 'keys', 'over']);
});

it('has words for every tip, and no words without a tip', () => {
  const ids = tips.map((tip) => tip.id).sort();
  expect(Object.keys(english.hero).sort()).toEqual(ids);
  expect(Object.keys(german.hero).sort()).toEqual(ids);
});
