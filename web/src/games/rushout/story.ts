/** What is more than a line in the log of Rush Out!, and what the end tells of it. */
import type { Line } from '../../lib/protocol';
import { say } from '../../lib/words.svelte';
import type { Ended, Figure, Moment, Proposal } from '../face';
import { WIZARD } from './possible/fitting';
import type * as RushOut from './protocol';

/** During the race nobody has eyes for a banner: these are told when it is over. Good or bad is as the heroes feel it. */
const TOLD: Readonly<Record<string, Moment>> = {
  'log.curse': { weight: 'told', tone: 'bad', icon: 'skull' },
  'log.curse-ends': { weight: 'told', tone: 'good', icon: 'star' },
  'log.dragon-tile': { weight: 'told', tone: 'good', icon: 'shield' },
  'log.souls': { weight: 'told', tone: 'bad', icon: 'skull' },
  'log.life': { weight: 'told', tone: 'good', icon: 'heart' },
  'log.conflict-won': { weight: 'told', tone: 'bad', icon: 'sword' },
};
const OTHERWISE = { good: 'bad', bad: 'good', plain: 'plain' } as const;

export function moment(line: Line, me: number | null): Moment | null {
  const wizard = me === WIZARD;
  if (line.key === 'log.round-won') {
    const won = (line.args['side'] === 'wizard') === wizard;
    return { weight: 'big', tone: won ? 'good' : 'bad', icon: won ? 'crown' : 'skull', sound: won ? 'win' : 'lose' };
  }
  const felt = TOLD[line.key];
  return felt === undefined ? null : { ...felt, tone: wizard ? OTHERWISE[felt.tone] : felt.tone };
}

export function figures({ lines }: Ended): Figure[] {
  const count = (key: string): string => String(lines.filter((line) => line.key === key).length);
  return [
    { label: say('rushout.board.figures.trials'), value: count('log.trial-done') },
    { label: say('rushout.board.figures.spells'), value: count('log.spell-done') },
    { label: say('rushout.board.figures.curses'), value: count('log.curse') },
    { label: say('rushout.board.figures.wounds'), value: count('log.wounded') },
  ];
}

/** The next scenario, for whoever has learned this one. */
export function proposals({ view, content, settings }: Ended): Proposal[] {
  const { scenarios } = content as RushOut.Content;
  const next = scenarios[scenarios.findIndex(({ id }) => id === (view as RushOut.View).scenario) + 1];
  if (next === undefined) return [];
  return [{ text: say('rushout.board.proposal', { scenario: next.name }), settings: { ...settings, scenario: next.id } }];
}
