import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { canSay, language, setLanguage } from '../lib/words.svelte';

const REGISTRY = join(import.meta.dirname, '../../../src/questhall/players/registry.py');
const bots = [...(/^NAMES = \((.*)\)/m.exec(readFileSync(REGISTRY, 'utf8'))?.[1] ?? '').matchAll(/"(\w+)"/g)].map((found) => found[1]!);

describe('bots', () => {
  it.each(language.all)('have a name and a word about them in %s', async (lang) => {
    await setLanguage(lang);
    expect(bots.length).toBeGreaterThan(0);
    expect(bots.filter((bot) => !canSay(`lobby.bot.${bot}.name`) || !canSay(`lobby.bot.${bot}.about`))).toEqual([]);
  });
});
