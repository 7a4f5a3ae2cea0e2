/** Everything about a game is in its folder: no other file of the client knows it by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const GAMES = import.meta.dirname;
const SRC = join(GAMES, '..');
/** The board for games without a folder is no game. */
const PLAIN = 'plain';
/** Written by tools, from the games. */
const GENERATED = join(SRC, 'generated');

const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== PLAIN);
const inside = [GENERATED, ...games.map((entry) => join(GAMES, entry.name))];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (inside.includes(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

it.each(games.map((entry) => entry.name))('nobody but %s itself knows it by name', (game) => {
  const named = (path: string) => `${relative(SRC, path)}\n${readFileSync(path, 'utf8')}`.toLowerCase().includes(game);
  expect(filesIn(SRC).filter(named).map((path) => relative(SRC, path))).toEqual([]);
});
