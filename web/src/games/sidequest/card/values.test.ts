import { describe, expect, it } from 'vitest';
import { cardInfo, content, hero, thing } from '../samples';
import { slotsOf } from '../board/slots';
import { attackOf, cardOf, counted, defenseOf, keywordsOf, printedValue, signed, statesOf, worth } from './values';

describe('values per Hero', () => {
  it('are numbers where it is known how many Heroes there are, in print and in texts', () => {
    expect([printedValue('18H', 2), printedValue('18H', undefined), printedValue(3, 2), printedValue(null, 2)]).toEqual(['36', '18H', '3', null]);
    expect(counted('Gain 5H BP. Draw 2H cards. HARD.', 3)).toBe('Gain 15 BP. Draw 6 cards. HARD.');
    expect(counted('Gain 5H BP.', undefined)).toBe('Gain 5H BP.');
  });
});

describe('values of a card in play', () => {
  it('count an H for every Hero', () => {
    expect(worth('2H', 3)).toBe(6);
    expect(worth(2, 3)).toBe(2);
    expect(worth(null, 3)).toBeNull();
  });

  it('tell damage from other changes', () => {
    const card = cardInfo('mule', { atk: 1, defense: 4 });
    expect(attackOf(card, thing(10, { atk: 3 }), 1)).toEqual({ now: 3, most: 3, change: 2, damage: 0 });
    expect(defenseOf(card, thing(10, { defense: 3, damage: 2 }), 1)).toEqual({ now: 3, most: 5, change: 1, damage: 2 });
  });

  it('of armor at 0 are not read from the damage', () => {
    const hood = cardInfo('hood', { type: 'armor', atk: null, defense: null, arm: 3 });
    expect(attackOf(hood, thing(10), 1)).toBeNull();
    expect(defenseOf(hood, thing(10, { defense: 0, damage: 7 }), 1)).toEqual({ now: 0, most: 3, change: 0, damage: 3 });
  });

  it('of an own face-down card are those printed', () => {
    expect(attackOf(cardInfo('mule', { atk: 2 }), thing(10, { face_down: true, atk: 0 }), 1)?.now).toBe(2);
  });

  it('are signed with a true minus', () => {
    expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
  });
});

it('states of a card stand in the order in which they matter', () => {
  const tired = thing(10, { attacked: true, blocks: 1, burn: 2, paralyzed: true, entered: 3 });
  expect(statesOf(tired, 3)).toEqual(['burning', 'paralyzed', 'attacked', 'blocked', 'fresh']);
  expect(statesOf(thing(10, { zone: 'partner', entered: 3 }), 3)).toEqual(['bound']);
});

it('keywords are those that the card has now', () => {
  const magic = { word: 'magic', n: 2, name: 'Magic 2', reminder: '', rule: 'SQ-11.11' };
  const reach = { word: 'reach', n: 0, name: 'Reach', reminder: '', rule: 'SQ-11.6' };
  const card = cardInfo('owl', { keywords: [magic, reach] });
  const labels = (keywords: Record<string, number>) =>
    keywordsOf(card, thing(10, { keywords }), content()).map(({ label }) => label);
  expect(labels({ reach: 1 })).toEqual(['Magic 2', 'Reach']);
  expect(labels({ flying: 1 })).toEqual(['Magic 2', 'Flying']);
  expect(keywordsOf(card, undefined, content()).map(({ label }) => label)).toEqual(['Magic 2', 'Reach']);
});

it('a Hero has five slots; a two-handed weapon takes both hands', () => {
  const cards = { 10: cardInfo('axe', { slot: 'hand', hands: 2 }), 11: cardInfo('hood', { slot: 'head' }) };
  const slots = slotsOf(hero(1, { equipment: [10, 11] }), (id) => cards[id as 10 | 11]);
  expect(slots).toEqual([
    { kind: 'hand', thing: 10, both: true },
    { kind: 'head', thing: 11, both: false },
    { kind: 'body', thing: 0, both: false },
    { kind: 'accessory', thing: 0, both: false },
  ]);
  expect(slotsOf(hero(1), () => undefined)).toHaveLength(5);
});

it('a card that came back to hand is printed as before', () => {
  const owl = cardInfo('owl');
  expect([cardOf(content([owl]), 'owl'), cardOf(content([owl]), 'owl++')]).toEqual([owl, owl]);
  expect(cardOf(content(), '')).toBeUndefined();
});
