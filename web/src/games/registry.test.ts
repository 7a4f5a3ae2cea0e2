import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Line } from '../lib/protocol';
import { setLanguage } from '../lib/words.svelte';
import { hasLibrary } from './library';
import { gameInMind, keepInMind } from './mind';
import { drawnGames, faceOf } from './registry';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
  .map((entry) => entry.name);

/** Whole boards are compiled for this; on a busy machine that takes its time. */
const COMPILING = 60_000;

beforeAll(() => setLanguage('en', false));

describe('the games that are drawn', () => {
  it('are the folders that there are, without the plain board', () => {
    expect([...drawnGames].sort()).toEqual(folders.sort());
  });

  it.each(drawnGames)('%s has a board and a preview', async (game) => {
    const { Board, preview } = await faceOf(game).load();
    expect([typeof Board, typeof preview]).toEqual(['function', 'function']);
  }, COMPILING);
});

describe('a game without a folder', () => {
  const mill = faceOf('mill');
  const content = { stones: { w: { id: 'w', name: 'White stone' } }, phrases: [{ id: 'hm', text: 'Hm.' }] };

  it('has a face all the same, always the same one, and no library', async () => {
    expect(faceOf('mill')).toBe(mill);
    expect(Object.keys(await mill.load()).sort()).toEqual(['Board', 'Setup', 'preview']);
    expect(hasLibrary('mill')).toBe(false);
  });

  it('is asked as usual', () => {
    expect(mill.awaited({ asked: [-1, 0, 2] })).toEqual([0, 2]);
    expect(mill.awaited({})).toEqual([]);
    expect([{ move: 'pass' }, { move: 'lay', at: 3 }, null].map(mill.passes)).toEqual([true, false, false]);
    expect(['w', 'b'].map((id) => mill.nameOfThing(content, id))).toEqual(['White stone', 'b']);
    expect(mill.phrases(content)).toEqual([{ text: 'Hm.', answer: { move: 'phrase', phrase: 'hm' } }]);
    expect(mill.phrases({})).toEqual([]);
    expect(mill.isPhrase({ key: 'log.phrase' } as Line)).toBe(true);
  });
});

describe('the game in mind', () => {
  it('is the last one looked at, as long as the hall lists it, else its first', () => {
    localStorage.clear();
    expect(gameInMind(['mill', 'checkers'])).toBe('mill');
    keepInMind('checkers');
    keepInMind('');
    expect(gameInMind(['mill', 'checkers'])).toBe('checkers');
    expect(gameInMind(['mill'])).toBe('mill');
    expect(gameInMind([])).toBe('');
  });
});
