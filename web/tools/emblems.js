/** Gathers the drawings of all emblems that cards use, so that the client carries these and not the whole set. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const MAPS = ['src/games/sidequest/emblems.json'];
const TARGET = join(WEB, 'src/generated/emblems.json');

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/** @type {Record<string, string>} */
const bodies = {};
for (const map of MAPS) {
  for (const [emblem, icon] of Object.entries(JSON.parse(readFileSync(join(WEB, map), 'utf8')))) {
    if (!icons[icon]) throw new Error(`${map}: the emblem ${emblem} wants the icon ${icon}, which the set does not have`);
    bodies[icon] = icons[icon].body;
  }
}
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, JSON.stringify(bodies));
