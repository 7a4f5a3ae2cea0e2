/** What the coach says in the first game of SideQuest, in the order in which it matters. */
import type * as SideQuest from './protocol';
import type { Situation, Tip } from '../../learn/lesson';

type Now = Situation<SideQuest.View>;

const at = (testid: string) => `[data-testid="${testid}"]`;
const asked = (now: Now, question: string) => now.prompt?.question === `sidequest.${question}`;
const told = (now: Now, ...keys: string[]) => now.lines.some((line) => keys.includes(line.key));
const toldOfMe = (now: Now, ...keys: string[]) =>
  now.lines.some((line) => keys.includes(line.key) && line.args['seat'] === now.me);
const mine = (now: Now) => now.view.heroes.find((hero) => hero.seat === now.me);

/** The answers on offer of one kind of move. */
function moves<M extends SideQuest.Answer['move']>(now: Now, move: M): Extract<SideQuest.Answer, { move: M }>[] {
  return (now.prompt?.options ?? [])
    .map((option) => option.answer as SideQuest.Answer)
    .filter((answer): answer is Extract<SideQuest.Answer, { move: M }> => answer.move === move);
}

/** A card of the hand that cannot be played now. */
function idle(now: Now): string | undefined {
  const playable = new Set(
    (now.prompt?.options ?? []).map((option) => (option.answer as { card?: string }).card ?? ''),
  );
  return mine(now)?.hand.find((card) => !playable.has(card));
}

const handCards = (answers: readonly { card: string }[]) => answers.map((answer) => at(`hand-${answer.card}`));
const prompt = () => [at('prompt')];
const setup = () => [at('setup'), at('prompt')];

const tips: readonly Tip<SideQuest.View>[] = [
  { id: 'goal', when: (now) => now.prompt !== null && now.view.round <= 1, at: prompt },
  { id: 'create', when: (now) => asked(now, 'create'), at: () => [at('preset-wildheart'), ...setup()] },
  { id: 'deck', when: (now) => asked(now, 'deck'), at: setup },
  { id: 'mulligan', when: (now) => asked(now, 'mulligan'), at: setup },
  { id: 'grow', when: (now) => asked(now, 'grow'), at: prompt },
  { id: 'draw', when: (now) => asked(now, 'draw'), at: prompt },
  { id: 'discover', when: (now) => asked(now, 'beg-or-discover'), at: () => [at('discovery'), at('prompt')] },
  {
    id: 'costs',
    when: (now) => asked(now, 'hero-main') && (mine(now)?.hand.length ?? 0) > 0,
    at: (now) => [`[data-place="hand-of:${now.me}"]`, at('prompt')],
  },
  {
    id: 'equip',
    when: (now) => asked(now, 'hero-main') && moves(now, 'equip').length > 0 && !toldOfMe(now, 'log.equip'),
    at: (now) => [...handCards(moves(now, 'equip')), '[data-move="equip"]', at('prompt')],
  },
  {
    id: 'summon',
    when: (now) => asked(now, 'hero-main') && moves(now, 'summon').length > 0 && !toldOfMe(now, 'log.summon'),
    at: (now) => [...handCards(moves(now, 'summon')), '[data-move="summon"]', at('prompt')],
  },
  {
    id: 'undo',
    when: (now) => asked(now, 'hero-main') && toldOfMe(now, 'log.equip', 'log.summon', 'log.summon-hidden', 'log.cast'),
    at: () => [at('undo')],
  },
  {
    id: 'why',
    when: (now) => asked(now, 'hero-main') && idle(now) !== undefined,
    at: (now) => [at(`hand-${idle(now)}`), at('prompt')],
  },
  {
    id: 'done',
    when: (now) => asked(now, 'hero-main') && moves(now, 'done').length > 0,
    at: () => ['[data-move="done"]', at('prompt')],
  },
  {
    id: 'attack',
    when: (now) => asked(now, 'hero-attacks') && moves(now, 'attack').length > 0,
    at: (now) => [...moves(now, 'attack').map((answer) => at(`thing-${answer.target}`)), at('prompt')],
  },
  { id: 'no-target', when: (now) => asked(now, 'hero-attacks') && moves(now, 'attack').length === 0, at: prompt },
  { id: 'end', when: (now) => asked(now, 'hero-end'), at: prompt },
  { id: 'gm-turn', when: (now) => now.view.side === 'gm', at: () => [at('gm')], stays: true },
  { id: 'encounter', when: (now) => told(now, 'log.encounter'), at: () => [at('progress'), at('gm')], stays: true },
  { id: 'react', when: (now) => asked(now, 'react'), at: prompt },
  { id: 'auto', when: (now) => asked(now, 'react'), at: () => [at('auto'), at('prompt')] },
  { id: 'block', when: (now) => asked(now, 'block'), at: prompt },
  { id: 'armor', when: (now) => asked(now, 'armor'), at: prompt },
  { id: 'hurt', when: (now) => toldOfMe(now, 'log.lp'), at: (now) => [at(`hero-${now.me}`)], stays: true },
  { id: 'log', when: (now) => told(now, 'log.attack-damage'), at: () => [at('log'), at('open-log')], stays: true },
  {
    id: 'prize',
    when: (now) => toldOfMe(now, 'log.prize'),
    at: (now) => [at('progress'), at(`hero-${now.me}`)],
    stays: true,
  },
  {
    id: 'suggest',
    when: (now) => asked(now, 'hero-main') && now.view.round >= 2,
    at: () => [at('suggest'), at('prompt')],
  },
  { id: 'discard', when: (now) => asked(now, 'discard'), at: prompt },
  {
    id: 'partner',
    when: (now) => moves(now, 'bind').length > 0,
    at: (now) => moves(now, 'bind').map((answer) => at(`thing-${answer.creature}`)),
  },
  { id: 'help', when: (now) => now.prompt !== null && now.view.round >= 2, at: () => [at('table-menu')] },
  {
    id: 'boss',
    when: (now) => now.view.boss > 0,
    at: (now) => [at(`thing-${now.view.boss}`), at('gm')],
    stays: true,
  },
  { id: 'over', when: (now) => now.view.winner.length > 0, at: () => [at('game-over')], stays: true },
];

export const lessons = { hero: tips };
