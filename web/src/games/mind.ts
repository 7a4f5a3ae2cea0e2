/** Which game somebody has in mind: the one they last looked at, else the first that the hall lists. */
import { keep, kept } from '../lib/kept';

const KEY = 'game';

export function keepInMind(game: string): void {
  if (game !== '') keep(KEY, game);
}

/** One of these games; none as long as they are not known. */
export function gameInMind(listed: readonly string[]): string {
  const last = kept(KEY);
  return listed.includes(last) ? last : (listed[0] ?? '');
}
