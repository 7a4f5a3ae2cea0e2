/** What the coach says to the game master in the first quest: what nobody else sees, the monsters, the telling, the edicts. */
import type { Tip } from '../../../learn/lesson';
import type * as HeroQuest from '../protocol';
import { asked, at, inReach, moves, told, type Now } from './moment';

const chooses = (now: Now): boolean => asked(now, 'master');
const leads = (now: Now): boolean => asked(now, 'monster');
const may = (now: Now, move: HeroQuest.Answer['move']): boolean => leads(now) && moves(now, move).length > 0;
/** Something was cast or done that is more than a blow. */
const magic = (now: Now): boolean => may(now, 'cast') || may(now, 'special');
const sprung = (now: Now): boolean => now.lines.some(({ key }) => key.startsWith('log.trap-'));
const decreed = (now: Now): boolean => now.lines.some(({ key }) => key.startsWith('log.edict-'));
/** One edict is tried after the other, while the heroes or monsters can wait. */
const edicts = (): string[] => [at('edict-armed'), at('edict-form'), at('edicts')];
const monsters = (now: Now): string[] => now.view.monsters.map(({ id }) => at(`figure-${id}`));

export const master: readonly Tip<HeroQuest.View>[] = [
  { id: 'screen', when: (now) => now.view.plan !== null, at: () => [at('dungeon')], stays: true },
  { id: 'plan', when: (now) => now.view.plan !== null, at: () => [at('plan')], stays: true },
  { id: 'told', when: (now) => told(now, 'story'), at: () => [at('parchment'), at('log'), at('open-log')], stays: true },
  { id: 'found', when: (now) => now.view.monsters.length > 0, at: monsters, stays: true },
  { id: 'turn', when: (now) => chooses(now) && moves(now, 'act').length > 0, at: () => [at('next-monster'), at('master-bar')] },
  { id: 'walk', when: (now) => leads(now) && inReach(now), at: (now) => [at(`figure-${now.view.acting}`), at('dungeon')] },
  { id: 'attack', when: (now) => may(now, 'attack'), at: (now) => moves(now, 'attack').map(({ target }) => at(`figure-${target}`)) },
  { id: 'dice', when: (now) => told(now, 'attacks'), at: () => [at('log'), at('open-log')], stays: true },
  { id: 'magic', when: magic, at: () => [at('spells'), '[data-move="special"]', at('actions')] },
  { id: 'rest', when: (now) => may(now, 'rest') && told(now, 'attacks'), at: () => ['[data-move="rest"]'] },
  { id: 'all', when: (now) => chooses(now) && moves(now, 'act').length > 0 && told(now, 'attacks'), at: () => [at('by-themselves'), at('master-bar')] },
  { id: 'end', when: (now) => chooses(now) && moves(now, 'act').length === 0, at: () => ['[data-move="endmaster"]'] },
  { id: 'doors', when: (now) => told(now, 'door') && now.view.turn !== 0, at: (now) => now.view.doors.map(({ door }) => at(`door-${door}`)), stays: true },
  { id: 'fate', when: (now) => asked(now, 'fate'), at: () => [at('actions'), at('prompt')] },
  { id: 'notes', when: (now) => now.view.round >= 2 && !told(now, 'note'), at: edicts },
  { id: 'monster', when: (now) => now.view.round >= 2 && !told(now, 'edict-monster'), at: edicts },
  { id: 'back', when: decreed, at: () => [at('undo')], stays: true },
  { id: 'speak', when: (now) => now.view.round >= 3 && !told(now, 'edict-speaks'), at: edicts },
  { id: 'roll', when: (now) => now.view.round >= 3 && !told(now, 'edict-roll'), at: edicts },
  { id: 'trap', when: sprung, at: () => [at('log'), at('open-log')], stays: true },
  { id: 'wanders', when: (now) => told(now, 'wanders'), at: monsters, stays: true },
  { id: 'hurt', when: (now) => told(now, 'hurt-hero'), at: (now) => now.view.heroes.map(({ seat }) => at(`party-${seat}`)), stays: true },
  { id: 'sight', when: (now) => leads(now) && now.view.round >= 2, at: () => [at('sight')] },
  { id: 'goal', when: (now) => now.view.goal_met, at: () => [at('dungeon')], stays: true },
  { id: 'over', when: (now) => now.view.how !== '', at: () => [at('game-over')], stays: true },
];
