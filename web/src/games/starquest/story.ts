/** What is more than a line in the log of Star Quest, what hits somebody, and what the end tells of it. */
import type { Line } from '../../lib/protocol';
import { say } from '../../lib/words.svelte';
import type { Ended, Figure, Moment, Proposal } from '../face';
import { MASTER } from './field/units';
import type * as StarQuest from './protocol';
import { ALARM, CLASH, CLICK, COINS, DOWN, LEVEL, PUT, SHOT, STEPS } from './sounds';

/** As the heroes feel it; to whoever plays the enemies good is bad. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'log.begins': { weight: 'big', tone: 'plain', icon: 'flag', sound: 'gong' },
  'log.unconscious': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'lose' },
  'log.comes-round': { weight: 'passing', tone: 'good', icon: 'heart', sound: 'complete' },
  'log.wave': { weight: 'big', tone: 'bad', icon: 'warning', sound: ALARM },
  'log.strikes': { weight: 'passing', tone: 'bad', icon: 'eye', sound: ALARM },
  'log.comes-out': { weight: 'passing', tone: 'good', icon: 'eye', sound: 'place' },
  'log.primary-done': { weight: 'big', tone: 'good', icon: 'crown', sound: 'win' },
  'log.secondary-done': { weight: 'big', tone: 'good', icon: 'star', sound: 'win' },
  'log.takes-on': { weight: 'passing', tone: 'plain', icon: 'flag', sound: 'gong' },
  'log.marker-solve': { weight: 'passing', tone: 'good', icon: 'check', sound: 'complete' },
  'log.marker-arm': { weight: 'passing', tone: 'good', icon: 'flag', sound: 'complete' },
  'log.marker-lift': { weight: 'passing', tone: 'good', icon: 'hand', sound: CLICK },
  'log.delivers': { weight: 'passing', tone: 'good', icon: 'check', sound: 'complete' },
  'log.brings': { weight: 'passing', tone: 'good', icon: 'check', sound: 'complete' },
  'log.token-gained': { weight: 'told', tone: 'good', icon: 'flag', sound: CLICK },
  'log.ends-passed': { weight: 'big', tone: 'good', icon: 'crown', sound: 'win' },
  'log.ends-passed_all': { weight: 'big', tone: 'good', icon: 'crown', sound: 'win' },
  'log.ends-lost': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'lose' },
  'log.ends-given_up': { weight: 'big', tone: 'bad', icon: 'door', sound: 'lose' },
  'log.ability': { weight: 'passing', tone: 'good', icon: 'star', sound: 'spell' },
  'log.falls': { weight: 'passing', tone: 'bad', icon: 'warning', sound: 'blow' },
  'log.shaken': { weight: 'told', tone: 'plain', icon: 'warning', sound: 'curse' },
  'log.overexerts': { weight: 'told', tone: 'bad', icon: 'heart', sound: 'blow' },
  'log.destroyed': { weight: 'told', tone: 'good', icon: 'skull', sound: DOWN },
  'log.reveals': { weight: 'told', tone: 'plain', icon: 'search', sound: CLICK },
  'log.collects': { weight: 'told', tone: 'good', icon: 'coin', sound: 'complete' },
  'log.casts': { weight: 'heard', tone: 'plain', sound: 'spell' },
  'log.about-to-cast': { weight: 'heard', tone: 'bad', sound: 'curse' },
  'log.skill': { weight: 'heard', tone: 'plain', sound: 'spell' },
  'log.shot': { weight: 'heard', tone: 'plain', sound: SHOT },
  'log.volley': { weight: 'heard', tone: 'plain', sound: SHOT },
  'log.strike': { weight: 'heard', tone: 'plain', sound: CLASH },
  'log.impact': { weight: 'heard', tone: 'plain', sound: CLASH },
  'log.hero-wounded': { weight: 'heard', tone: 'bad', sound: 'blow' },
  'log.wounded': { weight: 'heard', tone: 'good', sound: 'blow' },
  'log.model-out': { weight: 'heard', tone: 'good', sound: DOWN },
  'log.rests': { weight: 'heard', tone: 'good', sound: 'place' },
  'log.advance': { weight: 'heard', tone: 'plain', sound: STEPS },
  'log.rush': { weight: 'heard', tone: 'plain', sound: STEPS },
  'log.charges': { weight: 'heard', tone: 'plain', sound: STEPS },
  'log.ai-advances': { weight: 'heard', tone: 'plain', sound: STEPS },
  'log.ai-rushes-at': { weight: 'heard', tone: 'plain', sound: STEPS },
  'log.ai-rushes-to': { weight: 'heard', tone: 'plain', sound: STEPS },
  'log.placed': { weight: 'heard', tone: 'plain', sound: PUT },
  'log.course': { weight: 'big', tone: 'plain', icon: 'flag', sound: 'gong' },
  'log.travel-quiet': { weight: 'told', tone: 'plain', icon: 'flag' },
  'log.travel-learns': { weight: 'passing', tone: 'good', icon: 'star', sound: LEVEL },
  'log.travel-suffers': { weight: 'passing', tone: 'bad', icon: 'warning', sound: 'curse' },
  'log.injured': { weight: 'passing', tone: 'bad', icon: 'heart', sound: 'blow' },
  'log.healed': { weight: 'passing', tone: 'good', icon: 'heart', sound: 'complete' },
  'log.grows': { weight: 'passing', tone: 'good', icon: 'star', sound: LEVEL },
  'log.buys': { weight: 'heard', tone: 'good', sound: COINS },
  'log.takes-kit': { weight: 'heard', tone: 'good', sound: CLICK },
  'log.hands': { weight: 'heard', tone: 'good', sound: CLICK },
  'log.breaks-camp': { weight: 'heard', tone: 'plain', sound: 'place' },
};
const LAST_WORDS: Readonly<Record<string, Moment['sound']>> = { 'log.ends-passed': 'lose', 'log.ends-passed_all': 'lose', 'log.ends-lost': 'win', 'log.ends-given_up': 'win' };
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
  return found === null || me !== MASTER ? found : { ...found, tone: OTHERWISE[found.tone], sound: LAST_WORDS[line.key] ?? found.sound };
}

const AT_A_SEAT = new Set(['log.hero-wounded', 'log.unconscious', 'log.overexerts', 'log.diseased', 'log.travel-suffers', 'log.injured']);
/** What somebody is, is told of a unit. */
const AT_A_UNIT = new Set(['log.shaken', 'log.inflicted', 'log.falls', 'log.pushed', 'log.danger']);

export function hits(line: Line, me: number): boolean {
  if (AT_A_SEAT.has(line.key)) return line.args['seat'] === me;
  return line.args[AT_A_UNIT.has(line.key) ? 'unit' : 'target'] === me;
}

/** In camp nobody wins or loses: it is broken up, and the next mission comes. */
export function verdict({ view }: Ended): string {
  return (view as StarQuest.View).visit === 'camp' ? say('starquest.table.camp-over') : '';
}

export function figures({ lines, view }: Ended): Figure[] {
  const { heroes, xp, credits, visit } = view as StarQuest.View;
  // In camp nobody fights: what is left of the purse is all that there is to count.
  if (visit === 'camp') return [{ label: say('starquest.table.figures.credits'), value: String(credits) }];
  const taken = lines.filter(({ key }) => key === 'log.hero-wounded').reduce((sum, line) => sum + Number(line.args['n'] ?? 0), 0);
  return [
    { label: say('starquest.table.figures.slain'), value: String(heroes.reduce((sum, hero) => sum + hero.kills, 0)) },
    { label: say('starquest.table.figures.wounds'), value: String(taken) },
    { label: say('starquest.table.figures.xp'), value: String(xp) },
    { label: say('starquest.table.figures.credits'), value: String(credits) },
  ];
}

/** The next mission after a victory, the same once more or an easier one after a defeat. */
export function proposals({ view, content, settings, won }: Ended): Proposal[] {
  const { missions } = content as StarQuest.Content;
  if ((view as StarQuest.View).visit === 'camp') return [];
  const at = missions.findIndex(({ id }) => id === (view as StarQuest.View).mission);
  const next = won ? missions[at + 1] : missions[at];
  const threat = THREATS[THREATS.indexOf(String(settings['threat'] ?? 'normal')) + (won ? 1 : -1)];
  if (at < 0) return threat === undefined ? [] : [{ text: say(`starquest.table.threat.${threat}`), settings: { ...settings, threat } }];
  return next === undefined ? [] : [{ text: say('starquest.table.proposal', { mission: next.name }), settings: { ...settings, mission: next.id } }];
}
