/** The log as a person reads it: by turns, filtered, and summed up for those who listen. */
import type { Line } from '../lib/protocol';
import { plain } from '../ui/marked';
import { diceIn } from './dice';

export interface Turn {
  /** The line that opens the turn; null before the first one. */
  head: Line | null;
  lines: Line[];
}

export type Which = 'all' | 'dice' | 'mine';

export function byTurns(lines: readonly Line[], opens: (line: Line) => boolean): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (opens(line)) turns.push({ head: line, lines: [] });
    else if (last === undefined) turns.push({ head: null, lines: [line] });
    else last.lines.push(line);
  }
  return turns;
}


export function matches(line: Line, which: Which, words: string, me: number | null): boolean {
  if (which === 'dice' && diceIn(line, []).length === 0) return false;
  if (which === 'mine' && line.args['seat'] !== me) return false;
  return words === '' || plain(line.text).toLocaleLowerCase().includes(words.toLocaleLowerCase());
}

/** What is read aloud of fresh lines: all of a few, else how many more there were and the latest. */
export function summary(lines: readonly Line[], most: number): { more: number; texts: string[] } {
  const texts = lines.map((line) => plain(line.text));
  return texts.length <= most ? { more: 0, texts } : { more: texts.length - most, texts: texts.slice(-most) };
}
