/** What has happened since the own last move. */
import type { Line } from '../../lib/protocol';

/** Who has just come has made no move yet: for them it is what happened since the turn began. */
export function firstSince(lines: readonly Line[], opensTurn: (line: Line) => boolean): number {
  const turn = lines.findLastIndex(opensTurn);
  return turn < 0 ? lines.length : turn + 1;
}
