import { beforeAll, describe, expect, it } from 'vitest';
import { loadWordsOf, setLanguage } from '../../../lib/words.svelte';
import { Table } from '../board/table.svelte';
import type * as StarQuest from '../protocol';
import { content, hero, prompt, raiders, table } from '../samples';
import { bandInWords, bandsOf } from './around';
import { pieceInWords, placeInWords, pointInWords, unitInWords } from './describe';
import { nearestPieces } from './terrain';
import { namedPlaces } from '../choosing/named';

function seen(more: Partial<StarQuest.View> = {}): Table {
  return new Table(() => ({ view: table(more), prompt: prompt([]), content, me: 1, readonly: false, news: [], epoch: 1, suggestion: null, act: () => Promise.resolve(true), seats: [] }));
}

beforeAll(async () => {
  await setLanguage('en', false);
  await loadWordsOf('starquest');
});

describe('the table in words', () => {
  it('names a unit with what is left of it and what is wrong with it', () => {
    const at = seen({ enemies: [raiders(11, 10, 10, { shaken: true, models: raiders(11, 10, 10).models.slice(1) })] });
    expect(unitInWords(at, 11)).toBe('Raiders A, 2 of 3 left, Shaken');
    expect(unitInWords(at, 1)).toBe('Pilot, 9 of 9 wounds left, stamina 6 of 6, acts now');
  });

  it('says how far away something is, and in which direction', () => {
    expect(placeInWords(seen(), 'token:1')).toBe('search token 1, 3.8″ south-east');
    expect(placeInWords(seen(), 'unit:2')).toContain('3.2″ south-west');
  });

  it('tells what lies at a point', () => {
    expect(pointInWords(seen(), [15000, 19000])).toBe('5.1″ east, Crate, 1″ high, cover');
    expect(pointInWords(seen(), [10000, 24000])).toBe('4″ south, open ground');
  });

  it('takes enemies together that stand together', () => {
    const at = seen({ enemies: [raiders(11, 10, 10), raiders(12, 9, 9, { shaken: true }), raiders(13, 40, 20)] });
    expect(bandsOf(at).map((band) => bandInWords(at, band))).toEqual(['2 Raiders, 9″ north, one of them Shaken', 'Raiders C, 29″ east']);
  });

  it('halves all lengths on the small table', () => {
    expect(placeInWords(seen({ small: true }), 'token:1')).toBe('search token 1, 1.9″ south-east');
  });

  it('tells the nearest terrain first, with what it does', () => {
    expect(nearestPieces(seen())).toEqual([0, 1]);
    expect(pieceInWords(seen(), 1)).toBe('Pool, 0.1″ high, difficult, dangerous');
  });
});

it('places to go to have names', () => {
  const labels = namedPlaces(seen({ enemies: [raiders(11, 10, 3)] })).map(({ label }) => label);
  expect(labels).toEqual(['towards marker 1', 'to search token 1', 'to 12″ of Raiders A', 'behind: Crate']);
  expect(namedPlaces(seen({ heroes: [hero(1, 10, 20, { aside: true })] }))).toEqual([]);
});
