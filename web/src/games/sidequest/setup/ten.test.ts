import { describe, expect, it } from 'vitest';
import { card, content } from '../library/samples';
import { counted, pick, pool } from './ten';

const find = (id: string, kind: string, cards: string[]) => ({
  id, kind, name: '', advice: '', stats: null, cards: Object.fromEntries(cards.map((each) => [each, 1])),
});
const hall = content(
  ['a', 'b', 'c'].map((id) => card(id)),
  [find('one', 'hero_discovery', ['a']), find('two', 'hero_discovery', ['a', 'b']), find('gm', 'gm_discovery', ['c'])],
);

describe('ten Discovery cards (SQ-1.7)', () => {
  it('come from all packs of one side', () => {
    expect(pool(hall, 1).map((each) => each.id)).toEqual(['a', 'b']);
    expect(pool(hall, 0).map((each) => each.id)).toEqual(['c']);
  });

  it('are never eleven, and none three times', () => {
    const ten = counted(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'e']);
    expect(pick(ten, 'f', 1)).toBe(ten);
    expect(pick({ a: 2 }, 'a', 1)).toEqual({ a: 2 });
    expect(pick({ a: 2 }, 'a', -1)).toEqual({ a: 1 });
  });
});
