import { describe, expect, it } from 'vitest';
import { thingsToShow, isUsual, settingOf, USUAL, wishFor, withWish } from './auto';

describe('automatic passes', () => {
  it('are the usual ones until a seat says otherwise', () => {
    expect(settingOf(null)).toBe(USUAL);
    expect(isUsual(USUAL)).toBe(true);
    expect(isUsual({ mode: 'turn', things: {} })).toBe(false);
    expect(isUsual({ mode: 'possible', things: { spark: false } })).toBe(false);
  });

  it('remember a wish for one card and forget it again', () => {
    const never = withWish(USUAL, 'spark', 'never');
    expect(wishFor(never, 'spark')).toBe('never');
    expect(wishFor(withWish(never, 'spark', 'ask'), 'spark')).toBe('ask');
    expect(withWish(never, 'spark', 'usual')).toEqual(USUAL);
    expect(USUAL.things).toEqual({});
  });

  it('list every card once, those with a wish too', () => {
    expect(thingsToShow({ mode: 'possible', things: { ward: true, spark: false } }, ['spark', 'spark', 'leap'])).toEqual([
      'spark',
      'leap',
      'ward',
    ]);
  });
});
