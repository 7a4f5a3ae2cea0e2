import { beforeAll, describe, expect, it } from 'vitest';
import { loadWordsOf, setLanguage } from '$lib/words.svelte';
import { cardInPlay, gmInWords, heroInWords, printedCard } from './describe';
import { cardInfo, content, gm, hero, table, thing } from '../samples';

const mule = cardInfo('mule', { name: 'Pack Mule', type_line: 'Creature' });
const book = content([mule]);

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('sidequest');
});

describe('cards in words', () => {
  it('say what one sees on the table', () => {
    const tired = thing(10, { defense: 3, damage: 1, blocks: 1 });
    expect(cardInPlay(tired, mule, table(), book)).toBe('Pack Mule, Creature, ATK 1, DEF 3 of 4, has blocked');
  });

  it('say what has changed', () => {
    const strong = thing(10, { atk: 3, keywords: { flying: 1 }, burn: 2 });
    expect(cardInPlay(strong, mule, table(), book)).toBe('Pack Mule, Creature, ATK 3 (+2), DEF 4, Flying, Burn 2');
  });

  it('say nothing of what lies face down', () => {
    expect(cardInPlay(thing(10, { card: '', damage: 2 }), undefined, table(), book)).toBe('a face-down card, 2 damage');
  });

  it('in hand tell the price of the moment', () => {
    expect(printedCard(mule, book, 3)).toBe('Pack Mule, Creature, costs 3 INT, ATK 1, DEF 4');
  });
});

describe('fields in words', () => {
  it('tell a Hero’s means', () => {
    expect(heroInWords(hero(1, { hand_size: 1 }), 'Ada', book)).toBe(
      'Ada, LP 6, 3 of 4 INT available, 2 of 2 STR available, one card in hand, 40 cards in the deck, 4 Prize Cards left',
    );
    expect(heroInWords(hero(1, { out: true }), 'Ada', book)).toBe('Ada, knocked out');
  });

  it('tell the GM’s points', () => {
    expect(gmInWords(gm(), 'the GM', book)).toContain('2 BP available, 0 spent, 3 of at most 10 bound');
  });

  it('speak every language', async () => {
    await setLanguage('de', false);
    expect(cardInPlay(thing(10, { blocks: 1 }), mule, table(), book)).toContain('hat geblockt');
    await setLanguage('en', false);
  });
});
