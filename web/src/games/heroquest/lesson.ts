/** What the coach says in the first quest, in the order in which it matters. */
import type { Situation, Tip } from '../../learn/lesson';
import type * as HeroQuest from './protocol';

type Now = Situation<HeroQuest.View>;

const at = (testid: string): string => `[data-testid="${testid}"]`;
const asked = (now: Now, question = 'turn'): boolean => now.prompt?.question === `heroquest.${question}`;
const moves = (now: Now, move: string): HeroQuest.Answer[] =>
  (now.prompt?.options ?? []).map(({ answer }) => answer as HeroQuest.Answer).filter((answer) => answer.move === move);
const can = (now: Now, move: string): boolean => asked(now) && moves(now, move).length > 0;
const told = (now: Now, ...keys: string[]): boolean => now.lines.some(({ key }) => keys.includes(`${key.replace('log.', '')}`));
const toldOfMe = (now: Now, key: string): boolean => now.lines.some((line) => line.key === `log.${key}` && line.args['seat'] === now.me);
const inReach = (now: Now): boolean => now.prompt?.domain?.domain === 'squares' && now.prompt.domain.squares.length > 0;
const marked = (now: Now): boolean => (now.view.heroes.find(({ seat }) => seat === now.me)?.marks.length ?? 0) > 0;

export const tips: readonly Tip<HeroQuest.View>[] = [
  { id: 'goal', when: (now) => asked(now) && now.view.round <= 1, at: () => [at('dungeon')] },
  { id: 'spells', when: (now) => asked(now, 'prepare'), at: () => [at('setup')] },
  { id: 'company', when: (now) => asked(now) && now.view.round <= 1, at: (now) => [at(`party-${now.me}`)] },
  { id: 'move', when: (now) => asked(now) && inReach(now), at: (now) => [at(`figure-${now.me}`), at('dungeon')] },
  { id: 'door', when: (now) => can(now, 'opendoor'), at: (now) => moves(now, 'opendoor').map((answer) => at(`door-${'door' in answer ? answer.door : 0}`)) },
  { id: 'monster', when: (now) => now.view.monsters.length > 0, at: (now) => now.view.monsters.map(({ id }) => at(`figure-${id}`)), stays: true },
  { id: 'attack', when: (now) => can(now, 'attack'), at: (now) => moves(now, 'attack').map((answer) => at(`figure-${'target' in answer ? answer.target : 0}`)) },
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
  { id: 'sight', when: (now) => asked(now) && now.view.round >= 2, at: () => [at('sight')] },
  { id: 'home', when: (now) => now.view.goal_met, at: () => [at('dungeon')], stays: true },
  { id: 'over', when: (now) => now.view.how !== '', at: () => [at('game-over')], stays: true },
];
