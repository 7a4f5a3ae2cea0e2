import { describe, expect, it } from 'vitest';
import type * as SideQuest from '../protocol';
import { card, content } from '../library/samples';
import { closest, left, meaning, set, step } from './points';

const spread = (lp: number, strength: number, intelligence: number) => ({ lp, strength, intelligence });
const deck = (id: string, stats: [number, number, number], cards: Record<string, number>): SideQuest.DeckInfo => ({
  id, kind: 'hero', name: id, advice: '', stats, cards,
});
const hall = content(
  [
    card('rat', { cost: 1 }),
    card('bear', { cost: 4 }),
    card('knife', { type: 'weapon', cost: 0, resource: 'str' }),
    card('plate', { type: 'armor', cost: 5, resource: 'str' }),
  ],
  [deck('steel', [2, 3, 1], { knife: 2, plate: 2, rat: 2 }), deck('light', [2, 0, 4], { rat: 2, bear: 2 })],
);

describe('spreading six points', () => {
  it('takes free points first', () => {
    expect(step(spread(0, 0, 0), 'lp', 1)).toEqual(spread(1, 0, 0));
  });

  it('takes from the richest other value when nothing is left', () => {
    expect(step(spread(2, 3, 1), 'intelligence', 1)).toEqual(spread(2, 2, 2));
  });

  it('never goes below nothing or above six', () => {
    expect(step(spread(0, 3, 3), 'lp', -1)).toEqual(spread(0, 3, 3));
    expect(step(spread(6, 0, 0), 'lp', 1)).toEqual(spread(6, 0, 0));
  });

  it('follows a slider to its end', () => {
    expect(set(spread(2, 2, 2), 'strength', 6)).toEqual(spread(0, 6, 0));
    expect(left(set(spread(2, 2, 2), 'strength', 0))).toBe(2);
  });
});

describe('what a spread means', () => {
  it('adds the points to the base of the level', () => {
    expect(meaning(spread(2, 3, 1), 'normal', hall).lp).toBe(8);
    expect(meaning(spread(2, 3, 1), 'impossible', hall).lp).toBe(5);
  });

  it('names the deck that suits it', () => {
    expect(closest(spread(2, 3, 1), hall)?.id).toBe('steel');
    expect(closest(spread(1, 0, 5), hall)?.id).toBe('light');
  });

  it('counts what the first round can pay for and carry', () => {
    expect(meaning(spread(2, 3, 1), 'normal', hall)).toMatchObject({
      payable: 1, payableOf: 1, wearable: 1, wearableOf: 2,
    });
    expect(meaning(spread(2, 0, 4), 'normal', hall)).toMatchObject({ payable: 2, payableOf: 2, wearableOf: 0 });
  });
});
