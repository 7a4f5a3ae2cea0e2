import { describe, expect, it } from 'vitest';
import { find, keywordsOf, NO_WISH, typesOf, type Wish } from './filter';
import { card } from './samples';

const flying = { word: 'flying', n: 0, name: 'Flying', reminder: '', rule: 'SQ-11.5' };
const burn = { word: 'burn', n: 2, name: 'Burn 2', reminder: '', rule: 'SQ-11.1' };
const box = [
  card('mule', { name: 'Mule', cost: 1, atk: 1, text: ['Carries things.'] }),
  card('owl', { name: 'Owl', cost: 3, atk: 2, keywords: [flying] }),
  card('blade', { name: 'Blade', type: 'weapon', cost: 2, atk: 4 }),
  card('dragon', { name: 'Dragon', type: 'gm_creature', side: 'gm', cost: 9, atk: 7, keywords: [flying, burn] }),
  card('fog', { name: 'Fog', type: 'world', side: 'world', cost: null, atk: null, defense: null }),
];
const deck = { id: 'd', kind: 'hero', name: 'D', advice: '', stats: null, cards: { mule: 2 } };
const names = (wish: Partial<Wish>) => find(box, { ...NO_WISH, ...wish }, [deck], 'en').map((each) => each.id);

describe('the card browser', () => {
  it('searches in everything that is printed', () => {
    expect(names({ words: 'carr' })).toEqual(['mule']);
    expect(names({ words: 'flying' })).toEqual(['owl', 'dragon']);
  });

  it('filters by type, side, deck and keyword', () => {
    expect(names({ type: 'weapon' })).toEqual(['blade']);
    expect(names({ side: 'gm' })).toEqual(['dragon']);
    expect(names({ deck: 'd' })).toEqual(['mule']);
    expect(names({ keyword: 'burn' })).toEqual(['dragon']);
  });

  it('takes the last step of costs as "this and more"', () => {
    expect(names({ cost: 3 })).toEqual(['owl']);
    expect(names({ cost: 6 })).toEqual(['dragon']);
  });

  it('sorts, with cards that lack the value at the end', () => {
    expect(names({ sort: 'cost' })).toEqual(['mule', 'blade', 'owl', 'dragon', 'fog']);
    expect(names({ sort: 'atk' })).toEqual(['dragon', 'blade', 'owl', 'mule', 'fog']);
    expect(names({ sort: 'type' })).toEqual(['blade', 'mule', 'owl', 'dragon', 'fog']);
  });

  it('offers only what there is', () => {
    expect(typesOf(box)).toEqual(['weapon', 'creature', 'gm_creature', 'world']);
    expect(keywordsOf(box, 'en')).toEqual([{ word: 'burn', name: 'Burn' }, { word: 'flying', name: 'Flying' }]);
  });
});
