import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { words } from './words.ts';

/** A folder with these files; what they say does not matter. */
function folder(...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const file of ['games/.keep', ...files]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '{}');
  }
  return root;
}

function loaded(root: string, id: string): string {
  const { load } = words(join(root, 'words'), join(root, 'games')) as { load: (id: string) => string };
  return load(`\0virtual:words${id}`).replaceAll(root, '');
}

const root = folder(
  'words/en/common.json', 'words/de/common.json',
  'games/mill/words/en/hall.json', 'games/mill/words/en/board.json', 'games/mill/words/de/board.json',
  'games/silent/face.ts',
);

describe('words as modules', () => {
  it('are loaded by language, those of a game apart', () => {
    expect(loaded(root, '').split('\n')).toEqual([
      `export const house = { "de": () => import('virtual:words/de'), "en": () => import('virtual:words/en') };`,
      `export const games = { "mill": { "de": () => import('virtual:words/de/mill'), "en": () => import('virtual:words/en/mill') } };`,
    ]);
  });

  it('hold in a language what the hall says about the games', () => {
    expect(loaded(root, '/en').split('\n')).toEqual([
      'import s0 from "/words/en/common.json";',
      'import s1 from "/games/mill/words/en/hall.json";',
      'export default { "common": s0, "mill": { "hall": s1 } };',
    ]);
    expect(loaded(root, '/de')).toContain('export default { "common": s0 };');
  });

  it('hold for a game everything else', () => {
    expect(loaded(root, '/en/mill').split('\n')).toEqual([
      'import s0 from "/games/mill/words/en/board.json";',
      'export default { "board": s0 };',
    ]);
  });

  it('have no game that is called like a subject of the house', () => {
    const twice = folder('words/en/common.json', 'games/common/words/en/hall.json');
    expect(() => loaded(twice, '')).toThrow('common');
  });
});
