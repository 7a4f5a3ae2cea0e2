/**
 * What the client says to people, in the language they chose. A language is a folder in src/words; the words of a game
 * stand in its own folder, below its name, and come when they are needed.
 */

import { games, house, type Languages, type Texts } from 'virtual:words';

import { keep, kept } from './kept';
import { fill, type Args } from './template';

const KEPT = 'language';

/** What is to be spoken; it becomes true when all of its words are there. */
interface Wish {
  lang: string;
  /** The games whose words are needed. */
  games: ReadonlySet<string>;
}

class Language {
  /** The languages that there are. */
  readonly all: readonly string[] = Object.keys(house);
  current = $state('');
  texts: Texts = $state.raw({});
}

const state = new Language();
export const language: { readonly current: string; readonly all: readonly string[] } = state;

let wish: Wish = { lang: '', games: new Set() };
let spoken = wish;
let coming: Promise<void> = Promise.resolve();

/** Loads a language and speaks it from then on. */
export async function setLanguage(lang: string, remember = true): Promise<void> {
  if (!house[lang]) throw new Error(`there is no language ${lang}`);
  await speak({ lang, games: wish.games });
  if (remember) keep(KEPT, lang);
}

/** Loads the words of a game, in this language and in every one that is spoken later. */
export async function loadWordsOf(game: string): Promise<void> {
  if (!games[game] || spoken.games.has(game)) return;
  const next = { lang: wish.lang, games: new Set([...wish.games, game]) };
  if (next.lang === '') wish = next;
  else await speak(next);
}

function speak(next: Wish): Promise<void> {
  wish = next;
  coming = fulfil(next);
  return coming;
}

/** Of several wishes at once the last one counts, for it holds the others; who made them waits for that one. */
async function fulfil(mine: Wish): Promise<void> {
  try {
    const texts = await textsFor(mine);
    if (wish !== mine) return await coming;
    spoken = mine;
    state.texts = texts;
    state.current = mine.lang;
    document.documentElement.lang = mine.lang;
  } catch (error) {
    if (wish === mine) wish = spoken;
    throw error;
  }
}

/** The hall's words about a game come with those of the house. */
async function textsFor({ lang, games: wanted }: Wish): Promise<Texts> {
  const load = async (languages: Languages | undefined): Promise<Texts> => (await languages?.[lang]?.())?.default ?? {};
  const own = load(house);
  const ofGames = [...wanted].map(async (game) => [game, { ...((await own)[game] as Texts), ...(await load(games[game])) }]);
  return { ...(await own), ...Object.fromEntries(await Promise.all(ofGames)) };
}

/** The language that was chosen before, or the first of the browser's that we speak, or that of the page. */
export function firstLanguage(): string {
  const wanted = [kept(KEPT), ...navigator.languages, navigator.language, document.documentElement.lang];
  return wanted.map((tag) => tag.split('-')[0]!).find((lang) => state.all.includes(lang)) ?? state.all[0]!;
}

/** The name of a language in itself. */
export function nameOf(lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
}

/** A text; its key is "subject.part.part", for a game "game.subject.part". A key that is not there is shown as it is. */
export function say(key: string, args: Args = {}): string {
  const text = find(key);
  return typeof text === 'string' ? fill(text, args, state.current) : key;
}

/** A text of the house as this game says it: a game may have its own words under the same key. */
export function sayIn(game: string, key: string, args: Args = {}): string {
  const own = `${game}.${key}`;
  return say(canSay(own) ? own : key, args);
}

/** Whether there is a text for a key. */
export function canSay(key: string): boolean {
  return typeof find(key) === 'string';
}

function find(key: string): string | Texts | undefined {
  let node: string | Texts | undefined = state.texts;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return node;
}
