/** Gathers the drawings of all emblems that cards use, so that the client carries these and not the whole set. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const GAMES = join(WEB, 'src/games');
/** Which icon stands for which emblem: a game that has emblems says so in a file of this name. */
const MAPS = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) => basename(path) === 'emblems.json');
const TARGET = join(WEB, 'src/generated/emblems.json');

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/** @type {Record<string, string>} */
const bodies = {};
for (const map of MAPS) {
  for (const [emblem, icon] of Object.entries(JSON.parse(readFileSync(join(GAMES, map), 'utf8')))) {
    if (!icons[icon]) throw new Error(`${map}: the emblem ${emblem} wants the icon ${icon}, which the set does not have`);
    bodies[icon] = icons[icon].body;
  }
}
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, JSON.stringify(bodies));
