import { expect, it } from 'vitest';

import { packIds, packsOnTable, withPack } from './packs';
import { pack } from './samples';

const packs = [
  pack('core', { core: true }), pack('sea', { needs: ['core'] }), pack('deep', { needs: ['sea'] }), pack('own'),
  pack('torn', { errors: ['pack.yaml: the file is missing'] }),
];
const on = (...chosen: string[]) => packsOnTable(packs, new Set(chosen)).filter((each) => each.on).map((each) => each.pack.id);

it('without a choice a game is played with what comes with it', () => {
  expect(on()).toEqual(['core']);
  expect(packIds(packs, new Set())).toEqual([]);
});

it('what a pack builds on lies on the table too, and says for whom', () => {
  expect(on('deep')).toEqual(['core', 'sea', 'deep']);
  expect(packsOnTable(packs, new Set(['deep'])).map((each) => each.neededBy)).toEqual([['The sea pack'], ['The deep pack'], [], [], []]);
  expect(packIds(packs, new Set(['deep']))).toEqual(['core', 'sea', 'deep']);
});

it('a pack that stands alone can do without the one of the game', () => {
  const both = withPack(packs, new Set(), 'own', true);
  expect([...both]).toEqual(['core', 'own']);
  expect(packIds(packs, withPack(packs, both, 'core', false))).toEqual(['own']);
});

it('a broken pack is never played with', () => {
  expect(on('torn', 'own')).toEqual(['own']);
});
