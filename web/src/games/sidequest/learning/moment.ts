/** What tips look at: the question, its answers, the log, and where things lie. */
import type { Situation, Tip } from '../../../learn/lesson';
import { GM } from '../board/places';
import type * as SideQuest from '../protocol';

export type Now = Situation<SideQuest.View>;
type Answers<M extends SideQuest.Answer['move']> = Extract<SideQuest.Answer, { move: M }>[];

export const at = (testid: string): string => `[data-testid="${testid}"]`;
/** A place of the board by its name. */
export const lies = (place: string): string => `[data-place="${place}"]`;
export const button = (move: SideQuest.Answer['move']): string => `[data-move="${move}"]`;
export const prompt = (): string[] => [at('prompt')];
export const setup = (): string[] => [at('setup'), at('prompt')];
export const log = (): string[] => [at('log'), at('open-log')];
export const cards = (ids: readonly number[]): string[] => ids.map((id) => at(`thing-${id}`));

export const asked = (now: Now, ...questions: string[]): boolean =>
  questions.some((question) => now.prompt?.question === `sidequest.${question}`);
export const told = (now: Now, ...keys: string[]): boolean => now.lines.some((line) => keys.includes(line.key));
export const toldOf = (now: Now, seat: number, ...keys: string[]): boolean =>
  now.lines.some((line) => keys.includes(line.key) && line.args['seat'] === seat);
export const toldOfMe = (now: Now, ...keys: string[]): boolean => toldOf(now, now.me, ...keys);
/** Something may be played although something else is asked, or nothing at all. */
export const couldSpeak = (now: Now): boolean => (now.asides ?? []).length > 0;

/** The answers on offer of one kind of move. */
export function moves<M extends SideQuest.Answer['move']>(now: Now, move: M): Answers<M> {
  return (now.prompt?.options ?? [])
    .map((option) => option.answer as SideQuest.Answer)
    .filter((answer): answer is Answers<M>[number] => answer.move === move);
}
export const can = (now: Now, question: string, move: SideQuest.Answer['move']): boolean =>
  asked(now, question) && moves(now, move).length > 0;

export const mine = (now: Now): SideQuest.HeroView | undefined => now.view.heroes.find((hero) => hero.seat === now.me);
const hand = (now: Now): string[] => (now.me === GM ? now.view.gm.hand : mine(now)?.hand) ?? [];
export const holds = (now: Now): boolean => hand(now).length > 0;
export const inHand = (answers: readonly { card: string }[]): string[] => answers.map(({ card }) => at(`hand-${card}`));

/** A card of the hand that cannot be played now. */
export function idle(now: Now): string | undefined {
  const playable = new Set((now.prompt?.options ?? []).map((option) => (option.answer as { card?: string }).card ?? ''));
  return hand(now).find((card) => !playable.has(card));
}

const things = (now: Now): SideQuest.ThingView[] => Object.values(now.view.things ?? {});
/** The creatures of a side for which something is so. */
export function creatures(now: Now, owner: number, so: (thing: SideQuest.ThingView) => boolean): number[] {
  return things(now).filter((thing) => thing.owner === owner && thing.zone === 'field' && so(thing)).map(({ id }) => id);
}
export const nimble = (now: Now, owner: number): number[] => creatures(now, owner, (thing) => (thing.keywords['nimble'] ?? 0) > 0);
export const faceDown = (now: Now, owner: number): number[] => creatures(now, owner, (thing) => thing.face_down);
export const paralyzed = (now: Now): number[] => things(now).filter((thing) => thing.paralyzed).map(({ id }) => id);
export const burning = (now: Now): string[] => [
  ...things(now).filter((thing) => thing.burn > 0).map(({ id }) => at(`thing-${id}`)),
  ...now.view.heroes.filter((hero) => hero.burn > 0).map((hero) => at(`hero-${hero.seat}`)),
];

/** When the game is over, nothing else matters. */
export function toTheEnd(tips: readonly Tip<SideQuest.View>[]): readonly Tip<SideQuest.View>[] {
  const over = (now: Now): boolean => now.view.winner.length > 0;
  return [
    ...tips.map((tip) => ({ ...tip, when: (now: Now) => !over(now) && tip.when(now) })),
    { id: 'over', when: over, at: () => [at('game-over')], stays: true },
  ];
}
