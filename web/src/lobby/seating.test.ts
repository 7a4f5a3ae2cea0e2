import { describe, expect, it } from 'vitest';

import { settingsFrom, type Agreement } from './agreements';
import { count, resized, seating, wanted, type Occasion, type Place } from './seating';

const sitters = (places: readonly Place[]) => places.map((place) => place.to).join(' ');

describe('seats of a new table', () => {
  it.each<[Occasion, string]>([
    ['alone', 'bot me me'],
    ['gm', 'me bot bot'],
    ['friends', 'bot me open'],
    ['screen', 'me me me'],
  ])('%s: %s', (occasion, expected) => {
    expect(sitters(seating(occasion, 2, 'best'))).toBe(expected);
  });

  it('stay when heroes come and go', () => {
    const places = seating('friends', 2, 'best').map((place) => (place.seat === 0 ? { ...place, to: 'open' as const } : place));
    expect(sitters(resized(places, 'friends', 3, 'best'))).toBe('open me open open');
    expect(sitters(resized(places, 'friends', 1, 'best'))).toBe('open me');
  });

  it('are sent with a name for people and a bot for bots', () => {
    expect(wanted(seating('alone', 1, 'best'), ' Ada ')).toEqual([
      { seat: 0, to: 'bot', bot: 'best', name: '' },
      { seat: 1, to: 'me', bot: '', name: 'Ada' },
    ]);
    expect(count(seating('friends', 3, 'best'), 'open')).toBe(2);
  });
});

describe('settings of a new table', () => {
  const agreements: Agreement[] = [
    { kind: 'choice', name: 'difficulty', rule: 'ML-1', choices: () => [] },
    { kind: 'switch', name: 'names', rule: 'ML-2' },
    { kind: 'minutes', name: 'turn_limit', rule: 'ML-3', minutes: [1] },
  ];

  it('say only what was decided', () => {
    expect(settingsFrom(2, agreements, { difficulty: '', names: false, turn_limit: 0 })).toEqual({ heroes: 2 });
    expect(settingsFrom(2, agreements, { difficulty: 'hard', names: true, turn_limit: 2 })).toEqual({
      heroes: 2, difficulty: 'hard', names: true, turn_limit: 120_000,
    });
  });
});
