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
  const told = lines.length > most ? lines.filter((line) => diceIn(line, []).length === 0) : lines;
  const kept = told.length > most ? [...told.slice(0, 1), ...told.slice(1 - most)] : told.length > 0 ? told : lines.slice(0, most);
  return { lines: kept, left: lines.length - kept.length };
}
