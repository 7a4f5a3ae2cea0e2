/** The lessons of the games: a game that teaches keeps its tips in lesson.ts. They are fetched only at a table that teaches. */
import { loadWordsOf } from '../lib/words.svelte';
import type { Tip } from './lesson';

/** The tips of a game, by the names of its lessons. */
type Lessons = Readonly<Record<string, readonly Tip[]>>;

const files = import.meta.glob<Lessons>('../games/*/lesson.ts', { import: 'lessons' });

export async function tipsOf(game: string, lesson: string): Promise<readonly Tip[]> {
  const [lessons] = await Promise.all([files[`../games/${game}/lesson.ts`]?.() ?? {}, loadWordsOf(game)]);
  return (lessons as Lessons)[lesson] ?? [];
}
