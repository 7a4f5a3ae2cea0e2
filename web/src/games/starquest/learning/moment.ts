/** What a tip may look at: what is asked, what is offered, what was told, how the learner's hero is. */
import type { Situation } from '../../../learn/lesson';
import type * as StarQuest from '../protocol';

export type Now = Situation<StarQuest.View>;

export const at = (testid: string): string => `[data-testid="${testid}"]`;
export const button = (move: StarQuest.Answer['move']): string => `[data-move="${move}"]`;
export const asked = (now: Now, question: string): boolean => now.prompt?.question === `starquest.${question}`;

export function moves<M extends StarQuest.Answer['move']>(now: Now, move: M): Extract<StarQuest.Answer, { move: M }>[] {
  const answers = (now.prompt?.options ?? []).map(({ answer }) => answer as StarQuest.Answer);
  return answers.filter((answer): answer is Extract<StarQuest.Answer, { move: M }> => answer.move === move);
}

export const told = (now: Now, ...keys: string[]): boolean => now.lines.some(({ key }) => keys.includes(key.replace('log.', '')));
export const toldOfMe = (now: Now, key: string): boolean => now.lines.some((line) => line.key === `log.${key}` && line.args['seat'] === now.me);
/** An enemy has said why it does what it does. */
export const reasoned = (now: Now): boolean => now.lines.some(({ key }) => key.startsWith('log.ai-'));
export const roams = (now: Now): boolean => now.prompt?.domain?.domain === 'region' && now.prompt.domain.length > 0;
export const mine = (now: Now): StarQuest.HeroView | undefined => now.view.heroes.find(({ seat }) => seat === now.me);
