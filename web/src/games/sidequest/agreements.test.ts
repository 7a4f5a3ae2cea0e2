import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '../../lib/words.svelte';
import { agreed } from '../../table/agreed';

beforeAll(() => setLanguage('en', false));

const content = { levels: [{ id: 'hard', name: 'HARD', about: '' }] };

it('what is agreed is told, optional rules only where they are in use', () => {
  const told = agreed('sidequest', { difficulty: 'hard', judgment: true, names: false, turn_limit: 120_000 }, content);
  expect(told.map(({ rule, value }) => [rule, value])).toEqual([
    ['SQ-1.8', 'HARD'],
    ['SQ-12.1', 'in use'],
    ['SQ-12.3', '2 minutes'],
  ]);
});

it('what is left to the table is said to be', () => {
  expect(agreed('sidequest', { difficulty: null }, content)).toHaveLength(1);
});
