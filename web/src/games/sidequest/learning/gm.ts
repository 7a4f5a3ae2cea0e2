/** What the coach says to the GM in the first game: points and their ways, Encounters, attacks, Bosses. */
import type { Tip } from '../../../learn/lesson';
import { GM } from '../board/places';
import type * as SideQuest from '../protocol';
import {
  asked, at, burning, button, can, cards, couldSpeak, faceDown, holds, idle, inHand, lies, log, moves, nimble, prompt, told, toldOf, toTheEnd, type Now,
} from './moment';

const acts = (now: Now): boolean => asked(now, 'gm-main');
const points = (): string[] => [at('points'), at('gm')];
const heroes = (now: Now): string[] => now.view.heroes.map(({ seat }) => at(`hero-${seat}`));
const toldOfHeroes = (now: Now, ...keys: string[]): boolean => now.view.heroes.some(({ seat }) => toldOf(now, seat, ...keys));
const own = (now: Now): string[] => cards(now.view.gm.creatures);
/** A creature must come before anything else. */
const mustSummon = (now: Now): boolean => can(now, 'gm-main', 'summon') && moves(now, 'done').length === 0;
const attackers = (now: Now): string[] => cards(moves(now, 'declare').flatMap(({ attacks }) => (attacks ?? []).map(([attacker]) => attacker!)));
const declares = (now: Now): boolean => asked(now, 'declare') && attackers(now).length > 0;

export const gm: readonly Tip<SideQuest.View>[] = toTheEnd([
  { id: 'goal', when: (now) => now.view.seat === GM, at: () => [at('gm')], rules: ['SQ-2.6'], stays: true },
  {
    id: 'bosses',
    when: (now) => now.view.gm.main_boss.length > 0 && now.view.round > 0,
    at: (now) => [at(`waits-${now.view.gm.main_boss}`), at('gm')],
    rules: ['SQ-1.5'],
    stays: true,
  },
  { id: 'heroes-turn', when: (now) => now.view.round > 0 && now.view.side === 'heroes', at: heroes, rules: ['SQ-2.1'], stays: true },
  { id: 'draw', when: (now) => asked(now, 'draw'), at: prompt },
  { id: 'fate', when: (now) => told(now, 'log.bp'), at: points, rules: ['SQ-4.2'], stays: true },
  { id: 'comfort', when: (now) => asked(now, 'card-or-world'), at: prompt, rules: ['SQ-4.2'] },
  { id: 'world', when: (now) => asked(now, 'world'), at: (now) => [...now.view.world_look.map((card) => at(`look-${card}`)), lies('world')], rules: ['SQ-4.6'] },
  { id: 'summon', when: mustSummon, at: (now) => [...inHand(moves(now, 'summon')), at('prompt')], rules: ['SQ-4.8'] },
  { id: 'hand', when: (now) => acts(now) && holds(now), at: (now) => [lies(`hand-of:${now.me}`), at('prompt')] },
  { id: 'encounter', when: (now) => told(now, 'log.encounter'), at: () => [at('progress')], rules: ['SQ-10.1'], stays: true },
  { id: 'bound', when: (now) => now.view.gm.bound > 0, at: points, rules: ['SQ-4.4'], stays: true },
  { id: 'undo', when: (now) => acts(now) && now.view.gm.creatures.length > 0, at: () => [at('undo')] },
  { id: 'why', when: (now) => acts(now) && idle(now) !== undefined, at: (now) => [at(`hand-${idle(now)}`), at('prompt')] },
  { id: 'save', when: (now) => can(now, 'gm-main', 'done'), at: () => [button('done'), at('prompt')], rules: ['SQ-7.2'] },
  { id: 'declare', when: declares, at: attackers, rules: ['SQ-4.10'] },
  { id: 'targets', when: declares, at: heroes, rules: ['SQ-5.9'] },
  { id: 'foresee', when: (now) => declares(now) && told(now, 'log.attack-damage'), at: prompt },
  { id: 'answers', when: (now) => told(now, 'log.attack'), at: heroes, rules: ['SQ-4.11'], stays: true },
  { id: 'armor', when: (now) => asked(now, 'armor'), at: prompt, rules: ['SQ-5.6'] },
  { id: 'log', when: (now) => told(now, 'log.attack-damage'), at: log, stays: true },
  { id: 'end', when: (now) => asked(now, 'gm-end'), at: prompt, rules: ['SQ-4.12'] },
  { id: 'discard', when: (now) => asked(now, 'discard'), at: prompt },
  { id: 'blocked', when: (now) => toldOfHeroes(now, 'log.block'), at: heroes, rules: ['SQ-5.5'], stays: true },
  { id: 'hurt', when: (now) => toldOfHeroes(now, 'log.lp'), at: heroes, stays: true },
  { id: 'react', when: (now) => asked(now, 'react'), at: prompt, rules: ['SQ-7.3'] },
  { id: 'auto', when: (now) => asked(now, 'react'), at: () => [at('auto'), at('prompt')] },
  { id: 'any-time', when: (now) => couldSpeak(now) || asked(now, 'react'), at: () => [at('react'), at('prompt')], rules: ['SQ-7.2'] },
  { id: 'won', when: (now) => told(now, 'log.encounter-ends'), at: points, rules: ['SQ-10.2'], stays: true },
  { id: 'discovered', when: (now) => toldOfHeroes(now, 'log.discover'), at: () => [lies('discovered'), lies('discovery')], rules: ['SQ-8.1'], stays: true },
  { id: 'face-down', when: (now) => now.view.heroes.some(({ seat }) => faceDown(now, seat).length > 0), at: (now) => [...now.view.heroes.flatMap(({ seat }) => cards(faceDown(now, seat))), ...heroes(now)], rules: ['SQ-11.20'], stays: true },
  { id: 'hidden', when: (now) => faceDown(now, GM).length > 0, at: (now) => [...cards(faceDown(now, GM)), at('gm')], rules: ['SQ-11.20'], stays: true },
  { id: 'reveal', when: (now) => moves(now, 'reveal').length > 0, at: (now) => cards(moves(now, 'reveal').map(({ creature }) => creature)), rules: ['SQ-11.20'] },
  { id: 'nimble', when: (now) => nimble(now, GM).length > 0, at: (now) => [...cards(nimble(now, GM)), at('gm')], rules: ['SQ-11.7'], stays: true },
  { id: 'burn', when: (now) => burning(now).length > 0, at: (now) => [...burning(now), at('gm')], rules: ['SQ-11.1'], stays: true },
  { id: 'suggest', when: (now) => acts(now) && now.view.round >= 2, at: () => [at('suggest'), at('prompt')] },
  { id: 'crowd', when: (now) => acts(now) && now.view.round >= 2 && now.view.gm.creatures.length === 1, at: own },
  { id: 'spend', when: (now) => can(now, 'gm-main', 'cast'), at: (now) => [...inHand(moves(now, 'cast')), at('prompt')], rules: ['SQ-4.4'] },
  { id: 'target', when: (now) => asked(now, 'choose-target', 'option', 'may-trigger'), at: prompt, rules: ['SQ-7.7'] },
  { id: 'help', when: (now) => now.prompt !== null && now.view.round >= 2, at: () => [at('table-menu')] },
  { id: 'pace', when: (now) => now.view.round >= 3, at: () => [at('since'), at('table-menu')] },
  {
    id: 'second',
    when: (now) => acts(now) && now.view.gm.hand.includes(now.view.gm.second_boss),
    at: (now) => [at(`hand-${now.view.gm.second_boss}`)],
    rules: ['SQ-10.3', 'SQ-10.6'],
  },
  { id: 'boss', when: (now) => now.view.boss > 0, at: (now) => [at(`thing-${now.view.boss}`), at('gm')], rules: ['SQ-10.4', 'SQ-10.5'], stays: true },
  {
    id: 'ability',
    when: (now) => can(now, 'gm-main', 'activate'),
    at: (now) => cards(moves(now, 'activate').map(({ source }) => source)),
    rules: ['SQ-7.7'],
  },
]);
