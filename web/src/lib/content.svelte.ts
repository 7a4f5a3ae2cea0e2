/** Content and rulebooks of games, fetched once for each language. */

import { get } from './api';
import type { Rules } from './protocol';

const kept = new Map<string, Promise<unknown>>();

/** Everything that a game needs to be drawn. */
export function contentOf<T = unknown>(game: string, lang: string): Promise<T> {
  return once<T>(`/api/games/${encodeURIComponent(game)}/content?lang=${encodeURIComponent(lang)}`);
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
