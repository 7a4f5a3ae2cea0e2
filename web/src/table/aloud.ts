/** Fresh lines of the log, told to those who listen when the screen shows them. */
import { announce } from '../lib/announce';
import type { Line } from '../lib/protocol';
import { language, say } from '../lib/words.svelte';
import { summary } from './log';

/** So many of them are read in full. */
const MOST = 3;

export function readAloud(lines: readonly Line[]): void {
  if (lines.length === 0) return;
  const { more, texts } = summary(lines, MOST);
  const joined = new Intl.ListFormat(language.current, { type: 'unit', style: 'narrow' }).format(texts);
  announce(more > 0 ? say('table.log.more', { n: more, texts: joined }) : joined);
}
