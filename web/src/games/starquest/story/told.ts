/** What the mission tells, apart from what happens. */
import type { Line } from '../../../lib/protocol';
import { plain } from '../../../ui/marked';

export interface Told {
  n: number;
  text: string;
}

export function toldIn(lines: readonly Line[]): Told[] {
  return lines.filter(({ key }) => key === 'log.story').map(({ n, text }) => ({ n, text: plain(text) }));
}

/** A text of the mission in the reader's language, or in the first that it has. */
export function inWords(text: Readonly<Record<string, string>>, lang: string): string {
  return text[lang] ?? Object.values(text)[0] ?? '';
}
