/** The lessons of the games: a game that teaches keeps its tips in lesson.ts. They are fetched only at a table that teaches. */
import { loadWordsOf } from '../lib/words.svelte';
import type { Tip } from './lesson';

const files = import.meta.glob<readonly Tip[]>('../games/*/lesson.ts', { import: 'tips' });

export async function lessonOf(game: string): Promise<readonly Tip[]> {
  const [tips] = await Promise.all([files[`../games/${game}/lesson.ts`]?.() ?? [], loadWordsOf(game)]);
  return tips;
}
