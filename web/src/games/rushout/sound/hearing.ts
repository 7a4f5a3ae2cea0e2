/** Which lines of the log can be heard. */
import type { Line } from '../../../lib/protocol';
import type { Sound } from '../../../sound/sounds';

const HEARD: Record<string, Sound> = {
  'log.trial-done': 'complete',
  'log.dragon-tile': 'complete',
  'log.weakness-ends': 'complete',
  'log.curse-ends': 'complete',
  'log.healed': 'complete',
  'log.spell-done': 'spell',
  'log.dragon-on': 'dragon',
  'log.curse': 'curse',
  'log.weakness': 'curse',
  'log.wounded': 'curse',
  'log.souls': 'gong',
  'log.life': 'blow',
  'log.dragon-back': 'complete',
  'log.removed-one': 'back',
  'log.removed-all': 'back',
  'log.off': 'start',
};

/** Each sound once, however many lines stand for it. The end of a round is a big moment and drowns the rest. */
export function soundsOf(news: readonly Line[]): Sound[] {
  if (news.some((line) => line.key === 'log.round-won')) return [];
  return [...new Set(news.flatMap((line) => HEARD[line.key] ?? []))];
}
