import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../lib/protocol';
import { arrange, numbersOf, pressed, primary, sameAnswer } from './options';

const option = (move: string, more: object = {}): OptionInfo => ({ answer: { move, ...more }, text: move });
const passes = (answer: unknown): boolean => sameAnswer(answer, { move: 'pass' });
const cast = Array.from({ length: 8 }, (_, target) => option('cast', { target }));
const summon = Array.from({ length: 3 }, (_, card) => option('summon', { card }));

describe('arranging options', () => {
  it('keeps a few in one row and sets the pass apart', () => {
    const choices = arrange([option('pass'), ...summon], passes);
    expect(choices.many).toBe(false);
    expect(choices.groups.map((group) => group.choices.map((choice) => choice.index))).toEqual([[1, 2, 3]]);
    expect(choices.passing.map((choice) => choice.index)).toEqual([0]);
  });

  it('groups many by their moves, in the order they came', () => {
    const choices = arrange([cast[0]!, ...summon, ...cast.slice(1)], passes);
    expect(choices.groups.map((group) => [group.move, group.choices.length])).toEqual([
      ['cast', 8],
      ['summon', 3],
    ]);
  });
});

describe('number keys', () => {
  it('choose directly among a few', () => {
    const numbers = numbersOf(arrange([...summon, option('pass')], passes), null);
    expect(pressed(numbers, 2)).toEqual({ index: 1 });
    expect(pressed(numbers, 4)).toBeNull();
  });

  it('open a group first and then choose in it', () => {
    const choices = arrange([...summon, ...cast], passes);
    expect(pressed(numbersOf(choices, null), 2)).toEqual({ group: 'cast' });
    expect(pressed(numbersOf(choices, 'cast'), 2)).toEqual({ index: 4 });
  });

  it('need no group where there is only one', () => {
    const choices = arrange([...cast, ...cast], passes);
    expect(pressed(numbersOf(choices, null), 9)).toEqual({ index: 8 });
  });
});

describe('Enter', () => {
  it('takes the only option, or the suggested one, and nothing else', () => {
    expect(primary([option('keep')], null)).toBe(0);
    expect(primary(summon, { move: 'summon', card: 2 })).toBe(2);
    expect(primary(summon, null)).toBeNull();
    expect(primary(summon, { move: 'attack' })).toBeNull();
  });
});

describe('two answers', () => {
  it('are the same if all they say is', () => {
    expect(sameAnswer({ move: 'declare', attacks: [[1, 2]] }, { attacks: [[1, 2]], move: 'declare' })).toBe(true);
    expect(sameAnswer({ move: 'declare', attacks: [[1, 2]] }, { move: 'declare', attacks: [[1, 3]] })).toBe(false);
    expect(sameAnswer({ a: [] }, { a: {} })).toBe(false);
  });
});
