import { beforeEach, expect, it } from 'vitest';

import type { TableSummary } from '../lib/protocol';
import { turns } from './turns.svelte';

function table(id: string, asked: number[], status = 'playing'): TableSummary {
  return { id, game: 'mill', status, seats: [], free: 0, created: 0, updated: 0, heroes: 1, outcome: '', yours: [1], campaign: '', asked, won: null };
}

beforeEach(() => (turns.waiting = null));

it('nobody is called for what waited already when the page was opened', () => {
  expect(turns.take([table('a', [1])])).toEqual([]);
  expect(turns.waiting).toEqual(['a']);
});

it('a table calls once when it begins to wait, and again after the next move', () => {
  const called = (...tables: TableSummary[]) => turns.take(tables).map(({ id }) => id);
  called(table('a', [0]));
  expect(called(table('a', [1]))).toEqual(['a']);
  expect(called(table('a', [1]))).toEqual([]);
  called(table('a', [0]));
  expect(called(table('a', [0, 1]), table('b', [1], 'over'))).toEqual(['a']);
});
