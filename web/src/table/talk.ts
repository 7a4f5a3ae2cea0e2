/** Table talk: what was written, and the quick phrases that the log tells, in the order they were heard. */
import type { Line, SaidLine } from '../lib/protocol';

export type Heard = { said: SaidLine } | { line: Line };

/**
 * What has been heard so far and what is there now make what is to be shown. What an undo took back goes.
 * Of what was there before this page was opened the phrases come first, for they carry no time.
 */
export function heard(before: readonly Heard[], said: readonly SaidLine[], phrases: readonly Line[]): Heard[] {
  const lines = new Map(phrases.map((line) => [line.n, line]));
  const kept = before.flatMap((one): Heard[] => {
    if ('said' in one) return said.some((other) => same(other, one.said)) ? [one] : [];
    const line = lines.get(one.line.n);
    return line === undefined ? [] : [{ line }];
  });
  const known = new Set(kept.map((one) => ('line' in one ? one.line.n : -1)));
  const freshLines = phrases.filter((line) => !known.has(line.n)).map((line) => ({ line }));
  const freshSaid = said
    .filter((one) => !kept.some((other) => 'said' in other && same(other.said, one)))
    .map((one) => ({ said: one }));
  return [...kept, ...freshLines, ...freshSaid];
}

function same(one: SaidLine, other: SaidLine): boolean {
  return one.at === other.at && one.seat === other.seat && one.text === other.text;
}
