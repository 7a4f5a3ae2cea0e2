import { describe, expect, it } from 'vitest';
import { pieces, plain } from './marked';

describe('marked text', () => {
  it('is cut into words and names of cards', () => {
    expect(pieces('Ada plays ⟦mule|Pack Mule⟧, then ⟦owl|Owl⟧')).toEqual([
      { text: 'Ada plays ', card: '' },
      { text: 'Pack Mule', card: 'mule' },
      { text: ', then ', card: '' },
      { text: 'Owl', card: 'owl' },
    ]);
    expect(pieces('')).toEqual([]);
    expect(pieces('no marks')).toEqual([{ text: 'no marks', card: '' }]);
  });

  it('reads plainly without the marks', () => {
    expect(plain('⟦mule|Pack Mule⟧ falls')).toBe('Pack Mule falls');
  });
});
