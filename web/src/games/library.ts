/**
 * Rooms of a game that are pages of the house: cards to browse in its room `library`, decks to build in its room `decks`.
 * A game without them has no such page.
 */
import type { Component } from 'svelte';

import { loadWordsOf } from '../lib/words.svelte';

export type Library = Component<{ content: unknown }>;
export type Room = 'library' | 'decks';

const files = import.meta.glob<{ default: Library }>(['./*/library/CardLibrary.svelte', './*/decks/DeckRoom.svelte']);
const FILE: Record<Room, string> = { library: 'library/CardLibrary', decks: 'decks/DeckRoom' };
const pathOf = (game: string, room: Room): string => `./${game}/${FILE[room]}.svelte`;

export function hasLibrary(game: string): boolean {
  return hasRoom(game, 'library');
}

export function hasRoom(game: string, room: Room): boolean {
  return pathOf(game, room) in files;
}

export async function loadRoom(game: string, room: Room): Promise<Library> {
  const [drawn] = await Promise.all([files[pathOf(game, room)]!(), loadWordsOf(game)]);
  return drawn.default;
}
