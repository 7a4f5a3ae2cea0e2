import { describe, expect, it } from 'vitest';

import { ago } from './when';

const NOW = Date.UTC(2026, 4, 20, 12);
const MINUTE = 60_000;

describe('ago', () => {
  it.each([
    [0, 'en', 'this minute'],
    [-5 * MINUTE, 'en', 'this minute'],
    [5 * MINUTE, 'en', '5 minutes ago'],
    [5 * MINUTE, 'de', 'vor 5 Minuten'],
    [180 * MINUTE, 'de', 'vor 3 Stunden'],
    [24 * 60 * MINUTE, 'de', 'gestern'],
  ])('%d ms in %s is "%s"', (passed, lang, words) => {
    expect(ago(NOW - passed, NOW, lang)).toBe(words);
  });

  it('is a date when it is long ago', () => {
    expect(ago(Date.UTC(2026, 0, 5, 12), NOW, 'de')).toContain('2026');
  });
});
