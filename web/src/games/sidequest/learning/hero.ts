/** What the coach says to a Hero in the first game, in the order in which it matters. */
import type { Tip } from '../../../learn/lesson';
import { GM } from '../board/places';
import type * as SideQuest from '../protocol';
import {
  asked, at, burning, button, can, cards, couldSpeak, faceDown, holds, idle, inHand, lies, log, mine, moves, nimble, paralyzed,
  prompt, setup, told, toldOfMe, toTheEnd, type Now,
} from './moment';

/** So few LP are left that each blow counts. */
const FEW = 3;

const acts = (now: Now): boolean => asked(now, 'hero-main');
const plate = (now: Now): string => at(`hero-${now.me}`);
const low = (now: Now): boolean => {
  const lp = mine(now)?.lp ?? 0;
  return lp > 0 && lp <= FEW;
};
const laterMain = (now: Now): boolean => acts(now) && now.view.round >= 2;

export const hero: readonly Tip<SideQuest.View>[] = toTheEnd([
  { id: 'goal', when: (now) => now.prompt !== null && now.view.round <= 1, at: prompt, rules: ['SQ-2.6'] },
  { id: 'create', when: (now) => asked(now, 'create'), at: () => [at('preset-wildheart'), ...setup()], rules: ['SQ-1.2'] },
  { id: 'deck', when: (now) => asked(now, 'deck'), at: () => [at('take-wildheart'), ...setup()] },
  { id: 'mulligan', when: (now) => asked(now, 'mulligan'), at: () => [at('keep-hand'), ...setup()] },
  { id: 'fate', when: (now) => asked(now, 'grow'), at: (now) => [at(`fate-${now.me}`), plate(now)], rules: ['SQ-3.2'] },
  { id: 'grow', when: (now) => asked(now, 'grow'), at: prompt },
  { id: 'draw', when: (now) => asked(now, 'draw'), at: prompt },
  { id: 'discover', when: (now) => asked(now, 'beg-or-discover'), at: () => [lies('discovery'), at('prompt')], rules: ['SQ-3.4'] },
  { id: 'costs', when: (now) => acts(now) && holds(now), at: (now) => [lies(`hand-of:${now.me}`), at('prompt')] },
  {
    id: 'equip',
    when: (now) => can(now, 'hero-main', 'equip') && !toldOfMe(now, 'log.equip'),
    at: (now) => [...inHand(moves(now, 'equip')), button('equip'), at('prompt')],
  },
  { id: 'set', when: (now) => toldOfMe(now, 'log.set'), at: (now) => [...cards(mine(now)?.sets ?? []), plate(now)], rules: ['SQ-6.5'], stays: true },
  {
    id: 'summon',
    when: (now) => can(now, 'hero-main', 'summon') && !toldOfMe(now, 'log.summon'),
    at: (now) => [...inHand(moves(now, 'summon')), button('summon'), at('prompt')],
  },
  {
    id: 'undo',
    when: (now) => acts(now) && toldOfMe(now, 'log.equip', 'log.summon', 'log.summon-hidden', 'log.cast'),
    at: () => [at('undo')],
  },
  { id: 'why', when: (now) => acts(now) && idle(now) !== undefined, at: (now) => [at(`hand-${idle(now)}`), at('prompt')] },
  { id: 'done', when: (now) => can(now, 'hero-main', 'done'), at: () => [button('done'), at('prompt')] },
  { id: 'no-target', when: (now) => asked(now, 'hero-attacks') && moves(now, 'attack').length === 0, at: prompt },
  {
    id: 'attack',
    when: (now) => can(now, 'hero-attacks', 'attack'),
    at: (now) => [...cards(moves(now, 'attack').map(({ target }) => target)), at('prompt')],
  },
  { id: 'foresee', when: (now) => can(now, 'hero-attacks', 'attack') && told(now, 'log.attack'), at: () => [button('attack'), at('prompt')] },
  {
    id: 'nimble',
    when: (now) => asked(now, 'hero-attacks', 'hero-main') && nimble(now, GM).length > 0,
    at: (now) => cards(nimble(now, GM)),
    rules: ['SQ-11.7'],
  },
  {
    id: 'face-down',
    when: (now) => now.prompt !== null && faceDown(now, GM).length > 0,
    at: (now) => cards(faceDown(now, GM)),
    rules: ['SQ-11.20'],
  },
  { id: 'end', when: (now) => asked(now, 'hero-end'), at: prompt },
  { id: 'gm-turn', when: (now) => now.view.side === 'gm', at: () => [at('gm')], stays: true },
  { id: 'world', when: (now) => told(now, 'log.world'), at: (now) => [at(`thing-${now.view.world}`), lies('world')], rules: ['SQ-4.7'], stays: true },
  { id: 'encounter', when: (now) => told(now, 'log.encounter'), at: () => [at('progress'), at('gm')], rules: ['SQ-10.1'], stays: true },
  { id: 'react', when: (now) => asked(now, 'react'), at: prompt },
  { id: 'auto', when: (now) => asked(now, 'react'), at: () => [at('auto'), at('prompt')] },
  { id: 'any-time', when: (now) => couldSpeak(now) || asked(now, 'react'), at: () => [at('react'), at('prompt')], rules: ['SQ-7.2'] },
  { id: 'block', when: (now) => asked(now, 'block'), at: prompt, rules: ['SQ-5.4'] },
  { id: 'armor', when: (now) => told(now, 'log.arm'), at: (now) => [...cards(mine(now)?.equipment ?? []), plate(now)], rules: ['SQ-5.6'], stays: true },
  { id: 'stack', when: (now) => now.view.chain.length > 0, at: (now) => now.view.chain.map(({ id }) => at(`item-${id}`)).reverse(), rules: ['SQ-7.3'] },
  { id: 'hurt', when: (now) => toldOfMe(now, 'log.lp'), at: (now) => [plate(now)], stays: true },
  { id: 'low', when: low, at: (now) => [plate(now)] },
  { id: 'log', when: (now) => told(now, 'log.attack-damage'), at: log, stays: true },
  {
    id: 'prize',
    when: (now) => toldOfMe(now, 'log.prize'),
    at: (now) => [lies(`prizes:${now.me}`), at('progress')],
    rules: ['SQ-10.2'],
    stays: true,
  },
  { id: 'suggest', when: laterMain, at: () => [at('suggest'), at('prompt')] },
  {
    id: 'hidden',
    when: (now) => faceDown(now, now.me).length > 0,
    at: (now) => [...cards(faceDown(now, now.me)), plate(now)],
    rules: ['SQ-11.20'],
    stays: true,
  },
  { id: 'reveal', when: (now) => moves(now, 'reveal').length > 0, at: (now) => cards(moves(now, 'reveal').map(({ creature }) => creature)) },
  {
    id: 'partner',
    when: (now) => moves(now, 'bind').length > 0,
    at: (now) => cards(moves(now, 'bind').map(({ creature }) => creature)),
    rules: ['SQ-11.15'],
  },
  {
    id: 'bound',
    when: (now) => (mine(now)?.partner ?? 0) > 0,
    at: (now) => [lies(`str:${now.me}`), plate(now)],
    rules: ['SQ-11.15'],
    stays: true,
  },
  { id: 'found', when: (now) => toldOfMe(now, 'log.discover'), at: () => [lies('discovered'), lies('discovery')], rules: ['SQ-8.1'], stays: true },
  { id: 'neutral', when: (now) => now.view.zone.length > 0, at: (now) => [...cards(now.view.zone), lies('discovery')], rules: ['SQ-8.3'], stays: true },
  { id: 'ability', when: (now) => can(now, 'hero-main', 'activate'), at: (now) => cards(moves(now, 'activate').map(({ source }) => source)), rules: ['SQ-7.7'] },
  { id: 'trigger', when: (now) => asked(now, 'may-trigger', 'choose-target', 'option'), at: prompt, rules: ['SQ-7.7'] },
  { id: 'returns', when: (now) => asked(now, 'may-return'), at: prompt, rules: ['SQ-11.23'] },
  { id: 'burn', when: (now) => burning(now).length > 0, at: (now) => [...burning(now), plate(now)], rules: ['SQ-11.1'], stays: true },
  { id: 'paralyzed', when: (now) => paralyzed(now).length > 0, at: (now) => [...cards(paralyzed(now)), plate(now)], rules: ['SQ-11.14'], stays: true },
  { id: 'discard', when: (now) => asked(now, 'discard'), at: prompt },
  { id: 'help', when: (now) => now.prompt !== null && now.view.round >= 2, at: () => [at('table-menu')] },
  { id: 'pace', when: (now) => now.prompt !== null && now.view.round >= 3, at: () => [at('since'), at('table-menu')] },
  { id: 'second', when: (now) => laterMain(now) && now.view.completed >= 2, at: () => [at('progress')], rules: ['SQ-10.3'] },
  { id: 'boss', when: (now) => now.view.boss > 0, at: (now) => [at(`thing-${now.view.boss}`), at('gm')], rules: ['SQ-10.4', 'SQ-10.5'], stays: true },
]);
