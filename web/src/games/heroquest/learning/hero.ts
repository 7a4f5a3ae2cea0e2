/** What the coach says to a hero in the first quest, in the order in which it matters. */
import type { Tip } from '../../../learn/lesson';
import type * as HeroQuest from '../protocol';
import { asked, at, inReach, moves, told, type Now } from './moment';

const acts = (now: Now): boolean => asked(now, 'turn');
const can = (now: Now, move: HeroQuest.Answer['move']): boolean => acts(now) && moves(now, move).length > 0;
const toldOfMe = (now: Now, key: string): boolean => now.lines.some((line) => line.key === `log.${key}` && line.args['seat'] === now.me);
const marked = (now: Now): boolean => (now.view.heroes.find(({ seat }) => seat === now.me)?.marks.length ?? 0) > 0;

export const hero: readonly Tip<HeroQuest.View>[] = [
  { id: 'goal', when: (now) => now.view.round === 1, at: () => [at('dungeon')] },
  { id: 'spells', when: (now) => asked(now, 'prepare'), at: () => [at('setup')] },
  { id: 'company', when: (now) => now.view.round === 1, at: (now) => [at(`party-${now.me}`)] },
  { id: 'move', when: (now) => acts(now) && inReach(now), at: (now) => [at(`figure-${now.me}`), at('dungeon')] },
  { id: 'door', when: (now) => can(now, 'opendoor'), at: (now) => moves(now, 'opendoor').map(({ door }) => at(`door-${door}`)) },
  { id: 'monster', when: (now) => now.view.monsters.length > 0, at: (now) => now.view.monsters.map(({ id }) => at(`figure-${id}`)), stays: true },
  { id: 'attack', when: (now) => can(now, 'attack'), at: (now) => moves(now, 'attack').map(({ target }) => at(`figure-${target}`)) },
  { id: 'dice', when: (now) => told(now, 'attacks'), at: () => [at('log'), at('open-log')], stays: true },
  { id: 'cast', when: (now) => can(now, 'cast'), at: () => [at('spells'), at('actions')] },
  { id: 'potion', when: (now) => can(now, 'drink'), at: () => [at('things'), at('actions')] },
  { id: 'treasure', when: (now) => can(now, 'searchtreasure'), at: () => ['[data-move="searchtreasure"]'] },
  { id: 'traps', when: (now) => can(now, 'searchtraps') && told(now, 'room'), at: () => ['[data-move="searchtraps"]'] },
  { id: 'chest', when: (now) => now.view.chests.length > 0, at: (now) => now.view.chests.map(({ chest }) => at(`chest-${chest}`)), stays: true },
  { id: 'end', when: (now) => can(now, 'endturn') && !inReach(now), at: () => ['[data-move="endturn"]'] },
  { id: 'master', when: (now) => now.view.turn === 0 && now.view.round >= 1, at: () => [at('dungeon')], stays: true },
  { id: 'hurt', when: (now) => toldOfMe(now, 'hurt-hero'), at: (now) => [at(`party-${now.me}`)], stays: true },
  { id: 'marks', when: marked, at: (now) => [at(`party-${now.me}`)], stays: true },
  { id: 'sight', when: (now) => acts(now) && now.view.round >= 2, at: () => [at('sight')] },
  { id: 'home', when: (now) => now.view.goal_met, at: () => [at('dungeon')], stays: true },
  { id: 'over', when: (now) => now.view.how !== '', at: () => [at('game-over')], stays: true },
];
