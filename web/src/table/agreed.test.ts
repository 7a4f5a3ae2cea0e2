import { beforeAll, expect, it } from 'vitest';

import { setLanguage } from '../lib/words.svelte';
import { choice, mill, pack } from '../lobby/samples';
import { agreed } from './agreed';

beforeAll(() => setLanguage('en', false));

const game = mill({ packs: [pack('core', { core: true }), pack('sea')] });
const told = (settings: object) => agreed(game, settings).map(({ label, value }) => `${label}: ${value}`);

it('what is agreed is told, optional rules only where they are in use', () => {
  expect(told({ difficulty: 'hard', flying: true, turn_limit: 120_000, packs: [], own_dice: [] })).toEqual([
    'The difficulty: hard', 'The flying: in use', 'The turn_limit: 2 minutes',
  ]);
  expect(told({ difficulty: 'hard', flying: false, turn_limit: 0 })).toEqual(['The difficulty: hard']);
});

it('what is left to the table is said to be', () => {
  expect(told({ difficulty: null })).toEqual(['The difficulty: Decide at the table']);
});

it('packs and own dice are told where there are any', () => {
  expect(told({ difficulty: 'hard', packs: ['core', 'sea'], own_dice: [1] })).toEqual([
    'The difficulty: hard', 'What you play with: The core pack, The sea pack', 'People roll their own dice: in use',
  ]);
});

it('what each hero has stands in one line', () => {
  const with_heroes = mill({ agreements: [choice('figure', ['elf', 'dwarf'], { seats: 'heroes' })] });
  expect(agreed(with_heroes, { figure: ['dwarf', 'elf'] })[0]!.value).toBe('dwarf, elf');
});
