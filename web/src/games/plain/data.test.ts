import { describe, expect, it } from 'vitest';
import { columnsOf, isEmpty, labelOf, linesOf, thingIn } from './data';

describe('data in words', () => {
  it('has labels that can be read', () => {
    expect(['hand_size', 'handSize', 'next-turn', 'round'].map((key) => labelOf(key))).toEqual(['hand size', 'hand size', 'next turn', 'round']);
  });

  it('is a table where the rows are alike and flat', () => {
    expect(columnsOf([{ seat: 0, stones: 9 }, { seat: 1, stones: 8 }])).toEqual(['seat', 'stones']);
    expect(columnsOf([{ seat: 0 }, { seat: 1, stones: 8 }])).toBeNull();
    expect(columnsOf([{ seat: 0, hand: [1] }, { seat: 1, hand: [] }])).toBeNull();
    expect(columnsOf([{ seat: 0 }])).toBeNull();
    expect(columnsOf([])).toBeNull();
  });

  it('knows what there is nothing to read in', () => {
    expect([null, undefined, '', [], {}].map(isEmpty)).toEqual([true, true, true, true, true]);
    expect([0, false, [0], { a: '' }].map(isEmpty)).toEqual([false, false, false, false]);
  });

  it('finds a thing by its id, in tables and in lists', () => {
    const content = { words: { w: 'white' }, stones: { w: { name: 'White' } }, places: [{ id: 'a1', name: 'A1' }] };
    expect([thingIn(content, 'w'), thingIn(content, 'a1'), thingIn(content, 'x'), thingIn(null, 'w')]).toEqual([
      { name: 'White' }, { id: 'a1', name: 'A1' }, undefined, undefined,
    ]);
  });

  it('takes the words of the server only where they are words', () => {
    expect(linesOf({ words: ['White lays.'] })).toEqual(['White lays.']);
    expect(linesOf({ words: [{ key: 'x' }] })).toBeNull();
    expect(linesOf({ words: { a: 'b' } })).toBeNull();
    expect(linesOf(null)).toBeNull();
  });
});
