/** Fresh lines of the log, told to those who listen when the screen shows them. */
import { announce } from '../lib/announce';
import type { Line } from '../lib/protocol';
import { say } from '../lib/words.svelte';
import { summary } from './log';

/** So many of them are read in full. */
const MOST = 3;

export function readAloud(lines: readonly Line[]): void {
  if (lines.length === 0) return;
  const { more, texts } = summary(lines, MOST);
  // They are sentences: nothing stands between them but the point that each of them ends with.
  const joined = texts.join(' ');
  announce(more > 0 ? say('table.log.more', { n: more, texts: joined }) : joined);
}
