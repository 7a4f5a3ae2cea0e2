/** What the quest and the game master tell, apart from what happens. */
import type { Line } from '../../../lib/protocol';
import { plain } from '../../../ui/marked';

export interface Told {
  n: number;
  text: string;
  /** quest: its own words. master: what the game master says. */
  by: 'quest' | 'master';
}

const BY: Readonly<Record<string, Told['by']>> = { 'log.story': 'quest', 'log.note': 'quest', 'log.edict-speaks': 'master' };

export function toldIn(lines: readonly Line[]): Told[] {
  return lines.flatMap((line) => {
    const by = BY[line.key];
    return by === undefined ? [] : [{ n: line.n, text: plain(line.text), by }];
  });
}

/** A text of the quest in the reader's language, or in the first that it has. */
export function inWords(text: Readonly<Record<string, string>>, lang: string): string {
  return text[lang] ?? Object.values(text)[0] ?? '';
}
