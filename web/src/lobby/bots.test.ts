import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { canSay, language, setLanguage } from '../lib/words.svelte';

const SOURCES = join(import.meta.dirname, '../../../src/questhall');
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');
const quoted = (text: string | undefined) => [...(text ?? '').matchAll(/"(\w+)":/g)].map((found) => found[1]!);

/** The players of SideQuest by their names, those of Rush Out! by their levels. */
const bots = [
  ...quoted(/"sidequest": \{(.*)\}/.exec(read('players/registry.py'))?.[1]),
  ...quoted(/^LEVELS[^=]*= \{(.*?)^\}/ms.exec(read('games/rushout/bot/player.py'))?.[1]),
];

describe('bots', () => {
  it.each(language.all)('have a name and a word about them in %s', async (lang) => {
    await setLanguage(lang);
    expect(bots).toEqual(expect.arrayContaining(['random', 'easy']));
    expect(bots.filter((bot) => !canSay(`lobby.bot.${bot}.name`) || !canSay(`lobby.bot.${bot}.about`))).toEqual([]);
  });
});
