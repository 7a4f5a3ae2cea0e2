/** What of a step stands beside the board while it is shown. */
import type { Line } from '../../lib/protocol';
import { diceIn } from '../dice';

export interface Captioned {
  lines: readonly Line[];
  /** So many others stand only in the log. */
  left: number;
}

/** Where not everything has room, dice go first: they are seen as dice. Then who began it stays, and what came of it. */
export function captioned(lines: readonly Line[], most: number): Captioned {
  const words = lines.filter((line) => diceIn(line, []).length === 0);
  const told = lines.length > most && words.length > 0 ? words : lines;
  const kept = told.length > most ? [...told.slice(0, 1), ...told.slice(1 - most)] : told;
  return { lines: kept, left: told.length - kept.length };
}
