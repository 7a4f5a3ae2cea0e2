/** What every panel of the setup gets, and small things they share. */
import type { OptionInfo, PromptInfo, Reasons } from '../../../lib/protocol';
import type * as SideQuest from '../protocol';

export interface Asking {
  prompt: PromptInfo;
  view: SideQuest.View;
  content: SideQuest.Content;
  me: number;
  act: (answer: SideQuest.Answer) => void;
  why: (what: string | number) => Promise<Reasons>;
}

export type Move = SideQuest.Answer['move'];
export type AnswerOf<M extends Move> = Extract<SideQuest.Answer, { move: M }>;

/** The offered answers of one kind, each with its words. */
export function offered<M extends Move>(prompt: PromptInfo, move: M): { answer: AnswerOf<M>; text: string }[] {
  return prompt.options
    .filter((option: OptionInfo) => (option.answer as SideQuest.Answer).move === move)
    .map((option) => ({ answer: option.answer as AnswerOf<M>, text: option.text }));
}

export function heroOf(view: SideQuest.View, seat: number): SideQuest.HeroView | undefined {
  return view.heroes.find((hero) => hero.seat === seat);
}

/** The word of the game for a value, a slot, a side ... */
export function word(content: SideQuest.Content, group: string, id: string): string {
  return content.words[group]?.[id] ?? id;
}
