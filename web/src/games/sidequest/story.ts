/** What is more than a line in the log of SideQuest, what hits somebody, and what the end tells of it. */
import type { Line } from '../../lib/protocol';
import { say } from '../../lib/words.svelte';
import type { Ended, Figure, Moment, Proposal } from '../face';
import { GM } from './board/places';
import type * as SideQuest from './protocol';

/** As the Heroes feel it; to the GM good is bad. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'log.hero-turn': { weight: 'passing', tone: 'good', sound: 'turn' },
  'log.gm-turn': { weight: 'passing', tone: 'bad' },
  'log.world': { weight: 'passing', tone: 'plain' },
  'log.encounter': { weight: 'big', tone: 'bad', icon: 'sword', sound: 'gong' },
  'log.encounter-ends': { weight: 'big', tone: 'good', icon: 'flag', sound: 'complete' },
  'log.discover': { weight: 'passing', tone: 'plain', icon: 'eye', sound: 'spell' },
  'log.boss': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'dragon' },
  'log.out': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'blow' },
  'log.heroes-win': { weight: 'big', tone: 'good', icon: 'crown', sound: 'win' },
  'log.gm-win': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'lose' },
};
const MENDED: NonNullable<Moment['sound']> = [{ from: 392, to: 523, long: 0.25, loud: 0.25, shape: 'sine' }];
/** What is only heard: cards laid down, spells, blows, what breaks and what heals. */
const HEARD: Readonly<Record<string, NonNullable<Moment['sound']>>> = {
  'log.summon': 'place',
  'log.summon-hidden': 'place',
  'log.equip': 'place',
  'log.cast': 'spell',
  'log.countered': 'curse',
  'log.attack-damage': [{ from: 170, to: 70, long: 0.14, loud: 0.4, shape: 'triangle' }],
  'log.falls': [{ from: 240, to: 60, long: 0.3, loud: 0.35, shape: 'sawtooth' }],
  'log.lp': [{ from: 200, to: 110, long: 0.2, loud: 0.4, shape: 'square' }],
  'log.heal': MENDED,
  'log.heal-lp': MENDED,
  'log.block': [{ from: 330, to: 250, long: 0.1, loud: 0.4, shape: 'square' }],
  'log.paralyzed': 'curse',
  'log.activate': 'spell',
  'log.bind': 'place',
  'log.revealed': 'back',
};
/** The GM is called to the other turn, and wins where Heroes lose. */
const TO_GM: Readonly<Record<string, Moment['sound']>> = {
  'log.hero-turn': undefined,
  'log.gm-turn': 'turn',
  'log.heroes-win': 'lose',
  'log.gm-win': 'win',
};
const OTHERWISE = { good: 'bad', bad: 'good', plain: 'plain' } as const;
/** Losing so many LP at once turns a game. */
const HARD_BLOW = 3;
const LAST_LIFE = 1;
const LEVELS = ['normal', 'hard', 'extreme', 'impossible'];
const AT_A_SEAT = new Set(['log.lp', 'log.arm', 'log.drain', 'log.discard', 'log.out', 'log.thorns']);
const AT_A_TARGET = new Set(['log.attack', 'log.burn']);
const AT_A_THING = new Set(['log.damage', 'log.paralyzed', 'log.falls']);

export function moment(line: Line, me: number | null): Moment | null {
  const felt = (line.key === 'log.lp' ? blow(line) : MOMENTS[line.key]) ?? heard(line.key);
  if (felt === null) return null;
  return me === GM ? { ...felt, tone: OTHERWISE[felt.tone], sound: line.key in TO_GM ? TO_GM[line.key] : felt.sound } : felt;
}

/** What a Hero loses is more than a line if it is much, or if one life is left. */
function blow({ args }: Line): Moment | null {
  if (args['left'] === LAST_LIFE) return { weight: 'big', tone: 'bad', icon: 'heart', sound: 'blow' };
  return Number(args['n']) >= HARD_BLOW ? { weight: 'told', tone: 'bad', icon: 'heart', sound: 'blow' } : null;
}

function heard(key: string): Moment | null {
  const sound = HEARD[key];
  return sound === undefined ? null : { weight: 'heard', tone: 'plain', sound };
}

export function hits(line: Line, me: number, view: unknown): boolean {
  if (AT_A_SEAT.has(line.key)) return line.args['seat'] === me;
  if (AT_A_TARGET.has(line.key) && line.args['target'] === me) return true;
  const { things } = view as SideQuest.View;
  const thing = AT_A_THING.has(line.key) ? line.args['thing'] : AT_A_TARGET.has(line.key) ? line.args['target'] : undefined;
  return thing !== undefined && things[String(thing)]?.owner === me;
}

export function figures({ lines, view }: Ended): Figure[] {
  const { completed, encounters } = view as SideQuest.View;
  const count = (key: string): number => lines.filter((line) => line.key === key).length;
  const lost = lines.filter((line) => line.key === 'log.lp').reduce((sum, line) => sum + Number(line.args['n'] ?? 0), 0);
  return [
    { label: say('sidequest.table.figures.encounters'), value: `${completed} / ${encounters}` },
    { label: say('sidequest.table.figures.attacks'), value: String(count('log.attack')) },
    { label: say('sidequest.table.figures.fallen'), value: String(count('log.falls')) },
    { label: say('sidequest.table.figures.lost'), value: String(lost) },
  ];
}

/** Heroes who have won want more, and those who have lost deserve less. */
export function proposals({ view, content, settings, won, me }: Ended): Proposal[] {
  const { difficulty } = view as SideQuest.View;
  const harder = won === (me !== GM);
  const level = LEVELS[LEVELS.indexOf(difficulty) + (harder ? 1 : -1)];
  if (level === undefined || !LEVELS.includes(difficulty)) return [];
  const name = (content as SideQuest.Content).words['difficulty']?.[level] ?? level;
  return [{ text: say('sidequest.table.proposal', { level: name }), settings: { ...settings, difficulty: level } }];
}
