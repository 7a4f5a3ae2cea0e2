/** What the coach says in the first race, in the order in which it matters. Seconds count, so it is brief. */
import { diceOf, looseOf, placesOf, whereIs } from './possible/fitting';
import type * as RushOut from './protocol';
import type { Situation, Tip } from '../../learn/lesson';

type Now = Situation<RushOut.View>;

const at = (testid: string) => `[data-testid="${testid}"]`;
const racing = (now: Now) => now.view.phase === 'race';
const told = (now: Now, key: string) => now.lines.some((line) => line.key === key);
const helped = (now: Now) =>
  now.lines.some((line) => line.key === 'log.trial-done' && (line.args['heroes'] as number[]).includes(now.me));
const rolled = (now: Now) => diceOf(now.view, now.me).some((die) => die.rolled);
const free = (now: Now) => (now.view.players[now.me]?.busy ?? 0) <= now.view.time;
const lies = (now: Now) => whereIs(now.view, now.me) !== '';
/** The race has begun, and the learner has not. */
const untried = (now: Now) => racing(now) && !rolled(now) && !lies(now);

const tips: readonly Tip<RushOut.View>[] = [
  { id: 'goal', when: (now) => now.view.phase === 'ready', at: () => [at('hero-side')], stays: true, rules: ['RO-11'] },
  { id: 'wizard', when: (now) => now.view.phase === 'ready' || untried(now), at: () => [at('wizard-side')], stays: true, rules: ['RO-28'] },
  { id: 'roll', when: untried, at: () => [at('roll')] },
  {
    id: 'place',
    when: (now) => racing(now) && rolled(now) && free(now) && !lies(now),
    at: () => ['[data-glow="fits"]', at('hero-side')],
  },
  {
    id: 'star',
    when: (now) => racing(now) && free(now) && diceOf(now.view, now.me).some((die) => die.rolled && die.face === 'star'),
    at: (now) => [at(`hero-${now.me}`)],
  },
  { id: 'again', when: (now) => racing(now) && lies(now) && looseOf(now.view, now.me).length > 0, at: () => [at('roll')] },
  { id: 'back', when: (now) => racing(now) && lies(now) && looseOf(now.view, now.me).length === 0, at: () => [at('hand')] },
  {
    id: 'together',
    when: (now) => racing(now) && lies(now) && placesOf(now.view, now.me).some(({ place }) => place === whereIs(now.view, now.me)),
    at: (now) => [at(`place-${whereIs(now.view, now.me)}`)],
  },
  { id: 'done', when: helped, at: () => [at('stack-heroes')], stays: true },
  { id: 'spell', when: (now) => told(now, 'log.spell-done'), at: () => [at('wizard-side')], stays: true },
  { id: 'summoned', when: (now) => told(now, 'log.summoned'), at: () => [at('stack-heroes')], stays: true },
  { id: 'keys', when: (now) => racing(now) && helped(now), at: () => [at('hand')] },
  { id: 'over', when: (now) => now.view.winner !== '', at: () => [at('game-over')], stays: true },
];

export const lessons = { hero: tips };
