/** What is more than a line in the log of Star Quest, what hits somebody, and what the end tells of it. */
import type { Line } from '../../lib/protocol';
import { say } from '../../lib/words.svelte';
import type { Ended, Figure, Moment, Proposal } from '../face';
import { MASTER } from './field/units';
import type * as StarQuest from './protocol';
import { DOWN, STEPS } from './sounds';

/** As the heroes feel it; to whoever plays the enemies good is bad. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'log.begins': { weight: 'big', tone: 'plain', icon: 'flag', sound: 'gong' },
  'log.unconscious': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'lose' },
  'log.hero-wounded': { weight: 'heard', tone: 'bad', sound: 'blow' },
  'log.wounded': { weight: 'heard', tone: 'good', sound: 'blow' },
  'log.model-out': { weight: 'heard', tone: 'good', sound: DOWN },
  'log.destroyed': { weight: 'told', tone: 'good', icon: 'skull', sound: DOWN },
  'log.overexerts': { weight: 'told', tone: 'bad', icon: 'heart', sound: 'blow' },
  'log.rests': { weight: 'heard', tone: 'good', sound: 'place' },
  'log.advance': { weight: 'heard', tone: 'plain', sound: STEPS },
  'log.rush': { weight: 'heard', tone: 'plain', sound: STEPS },
};
const OTHERWISE = { good: 'bad', bad: 'good', plain: 'plain' } as const;
/** So many wounds at once turn a fight. */
const HARD_BLOW = 3;
const THREATS = ['easy', 'normal', 'hard'];

function felt(line: Line): Moment | null {
  if (line.key === 'log.hero-wounded' && Number(line.args['n']) >= HARD_BLOW) return { weight: 'told', tone: 'bad', icon: 'heart', sound: 'blow' };
  return MOMENTS[line.key] ?? null;
}

export function moment(line: Line, me: number | null): Moment | null {
  const found = felt(line);
  return found === null || me !== MASTER ? found : { ...found, tone: OTHERWISE[found.tone] };
}

const AT_A_SEAT = new Set(['log.hero-wounded', 'log.unconscious', 'log.overexerts', 'log.diseased']);

export function hits(line: Line, me: number): boolean {
  if (AT_A_SEAT.has(line.key)) return line.args['seat'] === me;
  return line.args['target'] === me;
}

export function figures({ lines, view }: Ended): Figure[] {
  const { heroes, xp, credits, round } = view as StarQuest.View;
  const taken = lines.filter(({ key }) => key === 'log.hero-wounded').reduce((sum, line) => sum + Number(line.args['n'] ?? 0), 0);
  return [
    { label: say('starquest.table.figures.slain'), value: String(heroes.reduce((sum, hero) => sum + hero.kills, 0)) },
    { label: say('starquest.table.figures.wounds'), value: String(taken) },
    { label: say('starquest.table.figures.rounds'), value: String(round) },
    { label: say('starquest.table.figures.xp'), value: String(xp) },
    { label: say('starquest.table.figures.credits'), value: String(credits) },
  ];
}

/** The next mission after a victory, the same once more or an easier one after a defeat. */
export function proposals({ view, content, settings, won }: Ended): Proposal[] {
  const { missions } = content as StarQuest.Content;
  const at = missions.findIndex(({ id }) => id === (view as StarQuest.View).mission);
  const next = won ? missions[at + 1] : missions[at];
  const threat = THREATS[THREATS.indexOf(String(settings['threat'] ?? 'normal')) + (won ? 1 : -1)];
  if (at < 0) return threat === undefined ? [] : [{ text: say(`starquest.table.threat.${threat}`), settings: { ...settings, threat } }];
  return next === undefined ? [] : [{ text: say('starquest.table.proposal', { mission: next.name }), settings: { ...settings, mission: next.id } }];
}
