/** Which game somebody has in mind: the one of this page, else the one they last looked at, else the first of all. */
import { keep, kept } from '../lib/kept';
import { games } from './registry';

const KEY = 'game';
const FIRST = 'sidequest';

export function gameInMind(here: string): string {
  if (here in games) {
    keep(KEY, here);
    return here;
  }
  const last = kept(KEY);
  return last in games ? last : FIRST;
}
