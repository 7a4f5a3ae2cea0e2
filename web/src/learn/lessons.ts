/** The lessons that there are, by game. They are fetched only at a table that teaches. */
import type { Tip } from './lesson';

const LESSONS: Record<string, () => Promise<readonly Tip<never>[]>> = {
  rushout: async () => (await import('../games/rushout/lesson')).RUSHOUT_TIPS as readonly Tip<never>[],
  sidequest: async () => (await import('../games/sidequest/lesson')).SIDEQUEST_TIPS as readonly Tip<never>[],
};

export async function lessonOf(game: string): Promise<readonly Tip[]> {
  return (await (LESSONS[game]?.() ?? Promise.resolve([]))) as readonly Tip[];
}
