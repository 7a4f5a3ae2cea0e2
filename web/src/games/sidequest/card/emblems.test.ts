import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import bodies from '../../../generated/emblems.json';
import emblems from './emblems.json';

const CARDS = join(import.meta.dirname, '../../../../../src/questhall/games/sidequest/packs/core/cards');

const used = new Set(
  readdirSync(CARDS).flatMap((file) =>
    [...readFileSync(join(CARDS, file), 'utf8').matchAll(/\bemblem: *([\w-]+)/g)].map((found) => found[1]!),
  ),
);

describe('emblems', () => {
  it('are drawn for every card', () => {
    expect([...used].sort()).toEqual(Object.keys(emblems));
  });

  it.each(Object.entries(emblems))('%s is the icon %s', (_, icon) => {
    expect((bodies as Record<string, string>)[icon]).toMatch(/^<(path|g)[^]*\/(path|g)?>$/);
  });
});
