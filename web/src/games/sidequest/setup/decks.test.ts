import { beforeEach, describe, expect, it } from 'vitest';
import { card, content } from '../library/samples';
import { flaws, type DeckKind } from './deck_kinds';
import { asText, curve, forgetDeck, fromText, listed, saveDeck, savedDecks, size, withCopies } from './decks';

const many = Array.from({ length: 50 }, (_, i) => card(`card_${i}`, { name: `Card ${i}`, cost: i % 9 }));
const hall = content(
  [
    ...many,
    card('wolf', { name: 'Wolf', type: 'gm_creature', side: 'gm', cost: 3 }),
    card('troll', { name: 'Troll', type: 'gm_creature', side: 'gm', cost: 6 }),
    card('giant', { name: 'Giant', type: 'gm_creature', side: 'gm', cost: 7 }),
    card('curse', { name: 'Curse', type: 'gm_sorcery', side: 'gm', cost: 1 }),
    card('tyrant', { name: 'Tyrant', type: 'boss', side: 'gm', cost: 8 }),
    card('fog', { name: 'Fog', type: 'world', side: 'world', cost: null }),
    card('storm', { name: 'Storm', type: 'world', side: 'world', cost: null }),
    card('relic', { name: 'Relic', type: 'weapon', resource: 'str' }),
  ],
  [{ id: 'finds', kind: 'hero_discovery', name: '', advice: '', stats: null, cards: { relic: 1 } }],
);
const ofSize = (n: number) =>
  Object.fromEntries(many.slice(0, Math.ceil(n / 2)).map((each, i) => [each.id, n % 2 === 1 && i === 0 ? 1 : 2]));
const keys = (deck: Record<string, number>, lp = 8) => flaws(deck, hall, 'hero', lp).map((flaw) => flaw.key);

describe('what a deck may be (SQ-1.3)', () => {
  it('has sixty to eighty cards', () => {
    expect(keys(ofSize(59))).toEqual(['too-few']);
    expect(keys(ofSize(60))).toEqual([]);
    expect(keys(ofSize(80))).toEqual([]);
  });

  it('pays with LP for every card above eighty, and one must remain', () => {
    expect(flaws(ofSize(83), hall, 'hero', 8)).toMatchObject([{ key: 'costs-lp', fatal: false, args: { over: 3 } }]);
    expect(keys(ofSize(88), 8)).toEqual(['too-many']);
  });

  it('has no card more than twice, none of the GM, none of the Discovery Deck, none unknown', () => {
    expect(keys({ ...ofSize(60), card_0: 3 })).toEqual(['copies']);
    expect(keys({ ...ofSize(60), wolf: 1 })).toEqual(['not-allowed']);
    expect(keys({ ...ofSize(60), relic: 1 })).toEqual(['not-allowed']);
    expect(keys({ ...ofSize(60), nonsense: 1 })).toEqual(['unknown']);
  });

  it('is answered with one entry per copy', () => {
    expect(listed({ a: 2, b: 1 })).toEqual(['a', 'a', 'b']);
    expect(size({ a: 2, b: 1 })).toBe(3);
  });

  it('gains and loses copies within the limit', () => {
    expect(withCopies({ a: 2 }, 'a', 1, 2)).toEqual({ a: 2 });
    expect(withCopies({ a: 1 }, 'a', -1, 2)).toEqual({});
  });
});

describe('what the GM may bring (SQ-1.4, SQ-1.6)', () => {
  const told = (deck: Record<string, number>, kind: DeckKind) =>
    flaws(deck, hall, kind).map(({ key, fatal }) => (fatal ? `${key}!` : key));

  it('is sixty to eighty cards of a mix that works, or is warned about', () => {
    expect(told({ wolf: 30, troll: 9, curse: 9, giant: 12 }, 'gm')).toEqual([]);
    expect(told({ wolf: 29, troll: 9, curse: 9, giant: 12 }, 'gm')).toEqual(['unusual-size']);
    expect(told({ wolf: 45, troll: 9, curse: 9, giant: 18 }, 'gm')).toEqual(['unusual-size']);
    expect(told({ wolf: 60 }, 'gm')).toEqual(['mix-early', 'mix-medium', 'mix-powerful']);
  });

  it('has a creature, no Boss and nothing of the Heroes', () => {
    expect(told({ curse: 60 }, 'gm')).toEqual(['no-creature!']);
    expect(told({ wolf: 30, troll: 9, curse: 9, giant: 12, tyrant: 1, card_0: 1 }, 'gm')).toEqual([
      'not-allowed!', 'not-allowed!',
    ]);
  });

  it('is World Cards in a World Deck, two at least', () => {
    expect(told({ fog: 1 }, 'world')).toEqual(['few-worlds!']);
    expect(told({ fog: 1, storm: 1 }, 'world')).toEqual([]);
    expect(told({ fog: 5, wolf: 1 }, 'world')).toEqual(['not-allowed!']);
  });
});

describe('the curve', () => {
  it('counts copies by cost and keeps INT and STR apart', () => {
    const bars = curve({ card_1: 2, card_8: 1, relic: 1 }, hall);
    expect(bars[1]).toEqual({ cost: 1, int: 2, str: 1 });
    expect(bars[6]).toEqual({ cost: 6, int: 1, str: 0 });
  });
});

describe('a deck as text', () => {
  it('comes back as it was', () => {
    const deck = { card_1: 2, card_7: 1 };
    expect(fromText(asText(deck, hall), hall)).toEqual({ deck, strange: [] });
  });

  it('understands names and other ways to count, and tells what it does not understand', () => {
    expect(fromText('2x card 3\nCARD 4\n# a note\n1 Unicorn\n__proto__', hall)).toEqual({
      deck: { card_3: 2, card_4: 1 },
      strange: ['1 Unicorn', '__proto__'],
    });
  });
});

describe('decks kept in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('are replaced by name and forgotten by name', () => {
    saveDeck(localStorage, { name: 'Mine', deck: { a: 1 } });
    saveDeck(localStorage, { name: 'Mine', deck: { a: 2 } });
    expect(savedDecks(localStorage)).toEqual([{ name: 'Mine', deck: { a: 2 } }]);
    forgetDeck(localStorage, 'Mine');
    expect(savedDecks(localStorage)).toEqual([]);
  });

  it('lie apart by kind, and those of old are Heroes’', () => {
    localStorage.setItem('questhall.sidequest.decks', '[{"name": "Mine", "deck": {"a": 1}}]');
    saveDeck(localStorage, { name: 'Mine', deck: { wolf: 1 }, kind: 'gm' });
    expect(savedDecks(localStorage, 'gm')).toEqual([{ name: 'Mine', deck: { wolf: 1 }, kind: 'gm' }]);
    forgetDeck(localStorage, 'Mine', 'gm');
    expect(savedDecks(localStorage, 'gm')).toEqual([]);
    expect(savedDecks(localStorage)).toEqual([{ name: 'Mine', deck: { a: 1 } }]);
  });

  it('survive rubbish on the shelf', () => {
    localStorage.setItem('questhall.sidequest.decks', '[{"name": 3}, {"name": "x", "deck": {"a": -1}}, 7]');
    expect(savedDecks(localStorage)).toEqual([]);
    localStorage.setItem('questhall.sidequest.decks', '{broken');
    expect(savedDecks(localStorage)).toEqual([]);
  });
});
