/** What a tip may look at: what is asked, what is offered, what was told. */
import type { Situation } from '../../../learn/lesson';
import type * as HeroQuest from '../protocol';

export type Now = Situation<HeroQuest.View>;

export const at = (testid: string): string => `[data-testid="${testid}"]`;
export const asked = (now: Now, question: string): boolean => now.prompt?.question === `heroquest.${question}`;

export function moves<M extends HeroQuest.Answer['move']>(now: Now, move: M): Extract<HeroQuest.Answer, { move: M }>[] {
  const answers = (now.prompt?.options ?? []).map(({ answer }) => answer as HeroQuest.Answer);
  return answers.filter((answer): answer is Extract<HeroQuest.Answer, { move: M }> => answer.move === move);
}

export const told = (now: Now, ...keys: string[]): boolean => now.lines.some(({ key }) => keys.includes(key.replace('log.', '')));
export const inReach = (now: Now): boolean => now.prompt?.domain?.domain === 'squares' && now.prompt.domain.squares.length > 0;
