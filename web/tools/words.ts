import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const NAME = 'virtual:words';
/** What the hall says about a game before anybody sits down to it; it comes with the words of the house. */
const HALL = 'hall';

/**
 * The texts of the client as modules: `virtual:words` knows how to load each language of the house, and each language
 * of each game when somebody sits down to it. A language is the folder of its name, a subject is a file in it. The
 * words of a game stand below its name: in the folder `words` of the game, where a game has one.
 */
export function words(house: string, games: string): Plugin {
  const named = gamesWithWords(games);
  const taken = named.filter((game) => languagesIn(house).some((lang) => subjectsIn(join(house, lang)).includes(game)));
  if (taken.length > 0) throw new Error(`a game is called like a subject of the house: ${taken.join(', ')}`);
  const wordsOf = (game: string, lang: string) => join(games, game, 'words', lang);

  function entry(): string {
    const languages = languagesIn(house).map((lang) => lazy(lang, lang));
    const ofGames = named.map((game) => {
      const spoken = languagesIn(join(games, game, 'words')).map((lang) => lazy(lang, `${lang}/${game}`));
      return `${JSON.stringify(game)}: { ${spoken.join(', ')} }`;
    });
    return `export const house = { ${languages.join(', ')} };\nexport const games = { ${ofGames.join(', ')} };`;
  }

  function ofHouse(lang: string): string {
    const own = subjectsIn(join(house, lang)).map((subject) => ({ path: [subject], file: join(house, lang, `${subject}.json`) }));
    const told = named
      .map((game) => ({ path: [game, HALL], file: join(wordsOf(game, lang), `${HALL}.json`) }))
      .filter(({ file }) => existsSync(file));
    return module([...own, ...told]);
  }

  function ofGame(game: string, lang: string): string {
    const folder = wordsOf(game, lang);
    const subjects = subjectsIn(folder).filter((subject) => subject !== HALL);
    return module(subjects.map((subject) => ({ path: [subject], file: join(folder, `${subject}.json`) })));
  }

  return {
    name: 'questhall-words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return entry();
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const [lang, game] = id.slice(NAME.length + 2).split('/') as [string, string | undefined];
      return game === undefined ? ofHouse(lang) : ofGame(game, lang);
    },
  };
}

function gamesWithWords(games: string): string[] {
  return readdirSync(games)
    .filter((name) => existsSync(join(games, name, 'words')))
    .sort();
}

function languagesIn(folder: string): string[] {
  return readdirSync(folder).sort();
}

function subjectsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}

function lazy(key: string, module: string): string {
  return `${JSON.stringify(key)}: () => import('${NAME}/${module}')`;
}

/** A module whose value holds each file at its place: below the name of a subject, or of a game and a subject. */
function module(parts: readonly { path: readonly string[]; file: string }[]): string {
  const imports = parts.map(({ file }, i) => `import s${i} from ${JSON.stringify(file)};`);
  const fields = parts.map(({ path }, i) => {
    const opened = path.map((key) => JSON.stringify(key)).join(': { ');
    return `${opened}: s${i}${' }'.repeat(path.length - 1)}`;
  });
  return `${imports.join('\n')}\nexport default { ${fields.join(', ')} };`;
}
