import { beforeAll, describe, expect, it } from 'vitest';

import { setLanguage } from '../lib/words.svelte';
import { chosenIn, fieldsFrom, LATER, valuesOf, withHero, wordFor } from './agreements';
import { choice, mill } from './samples';

beforeAll(() => setLanguage('en', false));

const { agreements } = mill();

describe('the fields of the settings', () => {
  it('say only what was decided, and differs from the usual', () => {
    expect(fieldsFrom(agreements, {}, 2)).toEqual({});
    expect(fieldsFrom(agreements, { difficulty: LATER, flying: false, turn_limit: 0 }, 2)).toEqual({});
    expect(fieldsFrom(agreements, { difficulty: 'hard', flying: true, turn_limit: 120_000 }, 2)).toEqual({
      difficulty: 'hard', flying: true, turn_limit: 120_000,
    });
    const on = [choice('gentle', [], { kind: 'switch', usual: true })];
    expect(fieldsFrom(on, { gentle: false }, 1)).toEqual({ gentle: false });
  });

  it('are read from those of another table', () => {
    expect(chosenIn(agreements, { heroes: 2, difficulty: 'hard', flying: null })).toEqual({ difficulty: 'hard' });
  });
});

describe('what each hero has', () => {
  const who = choice('figure', ['dwarf', 'elf', 'wizard'], { seats: 'heroes' });

  it('is left to the table for all of them, or chosen for all of them', () => {
    expect(valuesOf(who, {}, 2)).toEqual([LATER, LATER]);
    const chosen = withHero(who, {}, 3, 1, 'elf');
    expect(chosen).toEqual({ figure: ['dwarf', 'elf', 'wizard'] });
    expect(fieldsFrom([who], chosen, 3)).toEqual({ figure: ['dwarf', 'elf', 'wizard'] });
    expect(fieldsFrom([who], withHero(who, chosen, 3, 0, LATER), 3)).toEqual({});
  });

  it('fits the heroes that there are', () => {
    expect(fieldsFrom([who], { figure: ['elf', 'wizard', 'dwarf'] }, 2)).toEqual({ figure: ['elf', 'wizard'] });
    expect(fieldsFrom([who], { figure: ['elf'] }, 2)).toEqual({ figure: ['elf', 'dwarf'] });
  });

  it('is the usual for those who choose nothing', () => {
    const level = choice('level', [1, 2], { seats: 'heroes', usual: 1 });
    expect(valuesOf(level, {}, 2)).toEqual([1, 1]);
    expect(fieldsFrom([level], {}, 2)).toEqual({});
    expect(fieldsFrom([level], withHero(level, {}, 2, 1, 2), 2)).toEqual({ level: [1, 2] });
  });
});

it('a time without words of its own is told in minutes', () => {
  const limit = choice('limit', [0, 60_000], { unit: 'minutes', values: [{ value: 0, label: 'No clock', about: '' }] });
  expect([0, 60_000, 180_000].map((value) => wordFor(limit, value))).toEqual(['No clock', 'One minute', '3 minutes']);
});
