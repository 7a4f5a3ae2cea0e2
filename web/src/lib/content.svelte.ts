/** Content and rulebooks of games, fetched once for each language. */

import { getContext, setContext } from 'svelte';

import { get } from './api';
import type { Rules } from './protocol';

const kept = new Map<string, Promise<unknown>>();
const HERE = Symbol('content');

type Lookup = <T = unknown>(game: string, lang: string) => Promise<T>;

/** Everything that a game needs to be drawn. */
export function contentOf<T = unknown>(game: string, lang: string): Promise<T> {
  return once<T>(`/api/games/${encodeURIComponent(game)}/content?lang=${encodeURIComponent(lang)}`);
}

/** The same as it lies on a table, which may be played with other packs. */
export function contentOn<T = unknown>(table: string, lang: string): Promise<T> {
  return once<T>(`/api/tables/${encodeURIComponent(table)}/content?lang=${encodeURIComponent(lang)}`);
}

/** Whatever is drawn inside this component shows things as they lie on this table. */
export function drawFrom(table: string): void {
  setContext<Lookup>(HERE, (_, lang) => contentOn(table, lang));
}

/** Where a component finds the content of its game: on the table that it is drawn at, else on the shelf. */
export function contentHere(): Lookup {
  return getContext<Lookup | undefined>(HERE) ?? contentOf;
}

export function rulesOf(game: string, lang: string): Promise<Rules> {
  return once<Rules>(`/api/games/${encodeURIComponent(game)}/rules?lang=${encodeURIComponent(lang)}`);
}

function once<T>(path: string): Promise<T> {
  let promise = kept.get(path);
  if (!promise) {
    promise = get<T>(path);
    kept.set(path, promise);
    // What failed is asked for again the next time.
    promise.catch(() => kept.delete(path));
  }
  return promise as Promise<T>;
}
