/** What the client says to people, in the language they chose. A language is a folder in src/words. */

import languages, { type Texts } from 'virtual:words';

import { keep, kept } from './kept';
import { fill, type Args } from './template';

const KEPT = 'language';

class Language {
  /** The languages that there are. */
  readonly all: readonly string[] = Object.keys(languages);
  current = $state('');
  texts: Texts = $state.raw({});
}

const state = new Language();
export const language: { readonly current: string; readonly all: readonly string[] } = state;

/** Loads a language and speaks it from then on. */
export async function setLanguage(lang: string, remember = true): Promise<void> {
  const load = languages[lang];
  if (!load) throw new Error(`there is no language ${lang}`);
  const texts = (await load()).default;
  state.texts = texts;
  state.current = lang;
  document.documentElement.lang = lang;
  if (remember) keep(KEPT, lang);
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

/** A text; its key is "subject.part.part". A key that is not there is shown as it is. */
export function say(key: string, args: Args = {}): string {
  const text = find(key);
  return typeof text === 'string' ? fill(text, args, state.current) : key;
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
