import { expect, it } from 'vitest';
import german from '../words/de/between.json';
import english from '../words/en/between.json';
import { noveltiesOf } from './news';
import type * as RushOut from '../protocol';

const scenario = (id: string, more: Partial<RushOut.ScenarioInfo> = {}): RushOut.ScenarioInfo => ({
  id, name: id, about: '', rounds: 1, dragon: false, coins: false, souls: false, lives: false, abilities: false, spells: ['confusion', 'summoning'], ...more,
});
const all = { rounds: 3, dragon: true, coins: true, souls: true, lives: true, abilities: true };
const scenarios = [
  scenario('first'),
  scenario('second', { dragon: true, spells: ['confusion', 'dragon'] }),
  scenario('last', { ...all, spells: ['dragon', 'weakness', 'curse', 'doom', 'drain'] }),
];
const ids = (id: string) => noveltiesOf(scenarios, id).map((one) => one.id);

it('tells what is new, and only that', () => {
  expect(ids('first')).toEqual(['basics', 'confusion', 'summoning']);
  expect(ids('second')).toEqual(['dragon']);
  expect(ids('last')).toEqual(['rounds', 'weakness', 'coins', 'curse', 'doom', 'conflict', 'abilities', 'drain']);
  expect(ids('unknown')).toEqual([]);
});

it('has words and rules for everything', () => {
  for (const { id, rules } of scenarios.flatMap((one) => noveltiesOf(scenarios, one.id))) {
    expect(german.novelty).toHaveProperty(id);
    expect(english.novelty).toHaveProperty(id);
    expect(rules.length).toBeGreaterThan(0);
  }
});
