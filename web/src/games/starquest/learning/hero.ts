/** What the coach says to a hero in the first mission, in the order in which it matters. */
import type { Tip } from '../../../learn/lesson';
import type * as StarQuest from '../protocol';
import { asked, at, button, mine, moves, reasoned, roams, told, toldOfMe, type Now } from './moment';

/** So little stamina is left that a rest is worth thinking of. */
const TIRED = 2;

const acts = (now: Now): boolean => asked(now, 'activation');
const later = (now: Now): boolean => acts(now) && now.view.round >= 2;
const can = (now: Now, move: StarQuest.Answer['move']): boolean => acts(now) && moves(now, move).length > 0;
const tired = (now: Now): boolean => (mine(now)?.stamina ?? TIRED + 1) <= TIRED;
/** The action is spent, and with it the way to anywhere. */
const stands = (now: Now): boolean => mine(now)?.actions === 0;
const done = (now: Now): boolean => stands(now) && mine(now)?.skill_actions === 0;
/** Where a button may be that stands too far to the right. */
const bar = at('actions');
const card = (now: Now): string => at(`party-${now.me}`);
const log = (): string[] => [at('log'), at('open-log')];
const units = (ids: readonly number[]): string[] => ids.map((id) => at(`unit-${id}`));
const open = (now: Now): string[] => now.view.markers.filter((marker) => !marker.done).map(({ n }) => at(`marker-${n}`));
const fallen = (now: Now): string[] => now.view.heroes.filter(({ down }) => down).map(({ unit }) => at(`party-${unit}`));

export const hero: readonly Tip<StarQuest.View>[] = [
  { id: 'goal', when: (now) => now.view.round <= 1, at: () => [at('screen'), at('mission')] },
  { id: 'deploy', when: (now) => asked(now, 'deploy'), at: () => [at('zone')] },
  { id: 'next', when: (now) => asked(now, 'next') || acts(now), at: (now) => [button('activate'), card(now)], rules: ['ST-17'], stays: true },
  { id: 'self', when: acts, at: (now) => [card(now)], rules: ['ST-20', 'ST-21'] },
  { id: 'move', when: (now) => acts(now) && roams(now), at: () => [at('mode-advance')], rules: ['ST-26'] },
  { id: 'rush', when: (now) => acts(now) && roams(now), at: () => [at('mode-rush')], rules: ['ST-28'] },
  { id: 'console', when: (now) => acts(now) && open(now).length > 0, at: open, rules: ['ST-295'] },
  { id: 'shoot', when: (now) => asked(now, 'shoot') && moves(now, 'shoot').length > 0, at: (now) => units(moves(now, 'shoot').flatMap((shot) => shot.at.map(([, target]) => target))), rules: ['ST-36'] },
  { id: 'dice', when: (now) => told(now, 'shot'), at: log, rules: ['ST-38', 'ST-40'], stays: true },
  { id: 'pay', when: (now) => asked(now, 'pay'), at: () => [button('pay')], rules: ['ST-33', 'ST-187'] },
  { id: 'interact', when: (now) => can(now, 'interact'), at: (now) => moves(now, 'interact').map(({ marker }) => at(`marker-${marker}`)), rules: ['ST-295'] },
  { id: 'revive', when: (now) => can(now, 'revive'), at: (now) => units(moves(now, 'revive').map((one) => one.hero)), rules: ['ST-47', 'ST-48'] },
  { id: 'charge', when: (now) => can(now, 'charge'), at: () => [at('mode-charge')], rules: ['ST-29', 'ST-54'] },
  { id: 'token', when: (now) => can(now, 'discover'), at: (now) => moves(now, 'discover').map(({ token }) => at(`token-${token}`)), rules: ['ST-73', 'ST-74'] },
  { id: 'exert', when: (now) => can(now, 'exert') && stands(now), at: () => [button('exert')], rules: ['ST-23'] },
  { id: 'skill', when: (now) => later(now) && roams(now) && can(now, 'useskill'), at: () => [at('skills')], rules: ['ST-78', 'ST-80'] },
  { id: 'cover', when: (now) => later(now) && roams(now), at: (now) => units([now.me]), rules: ['ST-91', 'ST-92'] },
  { id: 'sight', when: (now) => later(now) && roams(now), at: () => [at('sight')] },
  { id: 'hold', when: (now) => now.view.round >= 3 && can(now, 'hold'), at: () => [button('hold'), bar], rules: ['ST-25'] },
  { id: 'rest', when: (now) => can(now, 'rest') && tired(now), at: () => [button('rest'), bar], rules: ['ST-31', 'ST-32'] },
  { id: 'kit', when: (now) => can(now, 'usekit') && tired(now), at: () => [at('kits'), bar], rules: ['ST-201'] },
  { id: 'scurry', when: (now) => later(now) && can(now, 'scurry') && stands(now), at: () => [button('scurry'), bar], rules: ['ST-75'] },
  { id: 'end', when: (now) => can(now, 'endactivation') && done(now), at: () => [button('endactivation')], rules: ['ST-202'] },
  { id: 'enemies', when: reasoned, at: log, rules: ['ST-19', 'ST-81'], stays: true },
  { id: 'alertness', when: (now) => told(now, 'alertness'), at: () => [at('mission')], rules: ['ST-296'], stays: true },
  { id: 'wave', when: (now) => told(now, 'wave'), at: (now) => units(now.view.enemies.filter(({ wave }) => wave > 0).map(({ unit }) => unit)), rules: ['ST-291'], stays: true },
  { id: 'melee', when: (now) => told(now, 'melee'), at: log, rules: ['ST-54', 'ST-58'], stays: true },
  { id: 'hurt', when: (now) => toldOfMe(now, 'hero-wounded'), at: (now) => [card(now)], rules: ['ST-42', 'ST-44'], stays: true },
  { id: 'shaken', when: (now) => told(now, 'shaken'), at: log, rules: ['ST-60', 'ST-66'], stays: true },
  { id: 'down', when: (now) => told(now, 'unconscious'), at: fallen, rules: ['ST-44', 'ST-47'], stays: true },
  { id: 'onward', when: (now) => asked(now, 'onward'), at: () => [button('takeon')], rules: ['ST-297'] },
  { id: 'over', when: (now) => now.view.how !== '', at: () => [at('game-over')], stays: true },
];
