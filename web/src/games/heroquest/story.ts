/** What is more than a line in the log of HeroQuest, what hits somebody, and what the end tells of it. */
import type { Line } from '../../lib/protocol';
import { say } from '../../lib/words.svelte';
import type { Ended, Figure, Moment, Proposal } from '../face';
import type * as HeroQuest from './protocol';
import { CLANG, COINS, CREAK, GROAN } from './sounds';

const MASTER = 0;
/** As the heroes feel it; to the game master good is bad. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'log.begins': { weight: 'big', tone: 'plain', icon: 'door', sound: 'gong' },
  'log.room': { weight: 'passing', tone: 'plain', icon: 'lamp', sound: 'place' },
  'log.unconscious': { weight: 'big', tone: 'bad', icon: 'heart', sound: 'blow' },
  'log.dead': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'lose' },
  'log.lost': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'lose' },
  'log.gets-up': { weight: 'passing', tone: 'good', icon: 'heart', sound: 'complete' },
  'log.frenzy': { weight: 'passing', tone: 'bad', icon: 'sword', sound: 'dragon' },
  'log.wanders': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'dragon' },
  'log.friend': { weight: 'passing', tone: 'good', icon: 'people', sound: 'complete' },
  'log.fate': { weight: 'passing', tone: 'plain', icon: 'cards', sound: 'curse' },
  'log.gains-body': { weight: 'big', tone: 'good', icon: 'heart', sound: 'win' },
  'log.gains-mind': { weight: 'big', tone: 'good', icon: 'star', sound: 'win' },
  'log.successor': { weight: 'passing', tone: 'good', icon: 'person', sound: 'complete' },
  'log.learns': { weight: 'passing', tone: 'good', icon: 'book', sound: 'spell' },
  'log.ends-passed': { weight: 'big', tone: 'good', icon: 'crown', sound: 'win' },
  'log.ends-fallen': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'lose' },
  'log.ends-left': { weight: 'big', tone: 'bad', icon: 'door', sound: 'lose' },
  'log.ends-failed': { weight: 'big', tone: 'bad', icon: 'skull', sound: 'lose' },
  'log.ends-given-up': { weight: 'big', tone: 'bad', icon: 'door', sound: 'lose' },
  'log.secret-door': { weight: 'passing', tone: 'good', icon: 'door', sound: CREAK },
  'log.door': { weight: 'heard', tone: 'plain', sound: CREAK },
  'log.door-opens': { weight: 'heard', tone: 'plain', sound: CREAK },
  'log.casts': { weight: 'heard', tone: 'plain', sound: 'spell' },
  'log.special': { weight: 'heard', tone: 'plain', sound: 'spell' },
  'log.hurt-hero': { weight: 'heard', tone: 'bad', sound: 'blow' },
  'log.hurt-monster': { weight: 'heard', tone: 'good', sound: 'blow' },
  'log.misses': { weight: 'heard', tone: 'plain', sound: CLANG },
  'log.dies': { weight: 'heard', tone: 'good', sound: GROAN },
  'log.injured': { weight: 'told', tone: 'bad', icon: 'heart' },
  'log.chest-opened': { weight: 'told', tone: 'good', icon: 'coin', sound: COINS },
  'log.gold': { weight: 'heard', tone: 'good', sound: COINS },
};
const TREASURE = new Set(['log.finds', 'log.finds-scroll', 'log.finds-set', 'log.treasure']);
/** A trap goes off under somebody. */
const TRAP = 'log.trap-';
const SPRUNG: Moment = { weight: 'passing', tone: 'bad', icon: 'skull', sound: 'curse' };
const FOUND: Moment = { weight: 'passing', tone: 'good', icon: 'coin', sound: 'complete' };
/** What the game master improvises is seen as such; a speech lies on the board by itself, and the end is told anyway. */
const EDICT = 'log.edict-';
const QUIET = new Set(['log.edict-speaks', 'log.edict-ends']);
const DECREED: Moment = { weight: 'passing', tone: 'plain', icon: 'crown', sound: 'gong' };
const OTHERWISE = { good: 'bad', bad: 'good', plain: 'plain' } as const;
const LAST_WORDS: Readonly<Record<string, Moment['sound']>> = {
  'log.ends-passed': 'lose', 'log.ends-fallen': 'win', 'log.ends-left': 'win', 'log.ends-failed': 'win', 'log.ends-given-up': 'win',
};
/** Monsters whose fall turns a quest. */
const GREAT = new Set(['dragon', 'gargoyle', 'chaos_champion', 'warlock', 'ogre_lord', 'giant_troll', 'rat_ogre', 'grey_seer', 'chieftain', 'lesser_demon']);
/** Losing so many body points at once turns a fight. */
const HARD_BLOW = 3;
const THREATS = ['easy', 'normal', 'hard'];

function felt(line: Line): Moment | null {
  if (line.key === 'log.dies' && GREAT.has(String(line.args['kind']))) return { weight: 'big', tone: 'good', icon: 'sword', sound: 'complete' };
  if (line.key === 'log.foe' && GREAT.has(String(line.args['kind']))) return { weight: 'big', tone: 'bad', icon: 'skull', sound: 'dragon' };
  if (line.key === 'log.hurt-hero' && Number(line.args['n']) >= HARD_BLOW) return { weight: 'told', tone: 'bad', icon: 'heart', sound: 'blow' };
  if (TREASURE.has(line.key)) return FOUND;
  if (line.key.startsWith(TRAP)) return SPRUNG;
  if (line.key.startsWith(EDICT) && !QUIET.has(line.key)) return DECREED;
  return MOMENTS[line.key] ?? null;
}

export function moment(line: Line, me: number | null): Moment | null {
  const found = felt(line);
  if (found === null || me !== MASTER) return found;
  if (found === DECREED) return null;
  return { ...found, tone: OTHERWISE[found.tone], sound: LAST_WORDS[line.key] ?? found.sound };
}

const AT_A_SEAT = new Set(['log.hurt-hero', 'log.unconscious', 'log.dead', 'log.lost', 'log.fall', 'log.rusts', 'log.rusted-away', 'log.loses-gold', 'log.misses-turn']);

export function hits(line: Line, me: number): boolean {
  if (AT_A_SEAT.has(line.key)) return line.args['seat'] === me;
  return line.args['target'] === me;
}

/** In town nobody wins or loses: the company sets out again. */
export function verdict({ view }: Ended): string {
  return (view as HeroQuest.View).visit === 'town' ? say('heroquest.table.town-over') : '';
}

export function figures({ lines, view }: Ended): Figure[] {
  const { heroes } = view as HeroQuest.View;
  const count = (key: string): number => lines.filter((line) => line.key === key).length;
  const lost = lines.filter((line) => line.key === 'log.hurt-hero').reduce((sum, line) => sum + Number(line.args['n'] ?? 0), 0);
  return [
    { label: say('heroquest.table.figures.slain'), value: String(heroes.reduce((sum, hero) => sum + hero.kills, 0)) },
    { label: say('heroquest.table.figures.rooms'), value: String(count('log.room')) },
    { label: say('heroquest.table.figures.lost'), value: String(lost) },
    { label: say('heroquest.table.figures.gold'), value: String(heroes.reduce((sum, hero) => sum + hero.gold, 0)) },
  ];
}

/** The next quest after a victory, the same one again or an easier dungeon after a defeat. */
export function proposals({ view, content, settings }: Ended): Proposal[] {
  const { quests } = content as HeroQuest.Content;
  const { how, quest: played } = view as HeroQuest.View;
  // Whoever plays both sides has always won: what became of the quest decides.
  const passed = how === 'passed';
  const at = quests.findIndex((quest) => quest.id === played);
  const next = passed ? quests[at + 1] : quests[at];
  const threat = THREATS[THREATS.indexOf(String(settings['threat'] ?? 'normal')) + (passed ? 1 : -1)];
  if (at < 0) return threat === undefined ? [] : [{ text: say(`heroquest.table.threat.${threat}`), settings: { ...settings, threat } }];
  return next === undefined ? [] : [{ text: say('heroquest.table.proposal', { quest: next.name }), settings: { ...settings, quest: next.id } }];
}
