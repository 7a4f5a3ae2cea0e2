/** Libraries of cards: a game that has cards to browse keeps its browser in the room `library`. */
import type { Component } from 'svelte';

import { loadWordsOf } from '../lib/words.svelte';

export type Library = Component<{ content: unknown }>;

const files = import.meta.glob<{ default: Library }>('./*/library/CardLibrary.svelte');
const pathOf = (game: string): string => `./${game}/library/CardLibrary.svelte`;

export function hasLibrary(game: string): boolean {
  return pathOf(game) in files;
}

export async function loadLibrary(game: string): Promise<Library> {
  const [drawn] = await Promise.all([files[pathOf(game)]!(), loadWordsOf(game)]);
  return drawn.default;
}
