/** What is offered in camp, sorted by where one would look for it. Nothing here decides anything: it only sorts. */
import type { PromptInfo } from '../../../lib/protocol';
import type * as StarQuest from '../protocol';

type Answer = StarQuest.Answer;
type Of<M extends Answer['move']> = Extract<Answer, { move: M }>;

export const CAMP = 'starquest.camp';
/** What becomes better by one, and what becomes more. */
export const VALUES = ['quality', 'strength', 'dexterity', 'willpower'] as const;
export const SUMS = ['tough', 'stamina'] as const;

export interface CampOffers {
  grows: ReadonlyMap<string, Of<'grow'>>;
  buys: ReadonlyMap<string, Of<'buy'>>;
  /** Kits that cost nothing, by their names. */
  gifts: ReadonlyMap<string, Of<'choose'>>;
  gives: readonly Of<'give'>[];
  leaves: Of<'breakcamp'> | null;
}

export const grow = (gain: string, skill = ''): Of<'grow'> => ({ move: 'grow', gain, skill });
export const buy = (what: string, arm = ''): Of<'buy'> => ({ move: 'buy', what, arm });
/** Answers that mean the same have the same key. */
export const keyOf = (answer: Answer): string => JSON.stringify(answer, Object.keys(answer).sort());

export function campOffers(prompt: PromptInfo | null): CampOffers {
  const answers = prompt?.question === CAMP ? prompt.options.map((option) => option.answer as Answer) : [];
  const all = <M extends Answer['move']>(move: M): Of<M>[] => answers.filter((answer): answer is Of<M> => answer.move === move);
  const by = <A extends Answer>(of: readonly A[], key: (answer: A) => string): Map<string, A> => new Map(of.map((answer) => [key(answer), answer]));
  return {
    grows: by(all('grow'), keyOf),
    buys: by(all('buy'), keyOf),
    gifts: by(all('choose'), ({ what }) => what),
    gives: all('give'),
    leaves: all('breakcamp')[0] ?? null,
  };
}

export interface Shelf {
  name: 'kits' | 'worn' | 'built';
  wares: readonly StarQuest.DeedInfo[];
}

/** What has a price, the cheapest first. */
export function shelvesOf(deeds: readonly StarQuest.DeedInfo[]): Shelf[] {
  const sold = deeds.filter(({ kind, value }) => (kind === 'kit' || kind === 'ware') && value > 0).sort((a, b) => a.value - b.value);
  const shelves: Shelf[] = [
    { name: 'kits', wares: sold.filter(({ kind }) => kind === 'kit') },
    { name: 'worn', wares: sold.filter(({ fits }) => fits === 'hero') },
    { name: 'built', wares: sold.filter(({ kind, fits }) => kind === 'ware' && fits !== 'hero') },
  ];
  return shelves.filter(({ wares }) => wares.length > 0);
}

/** The weapons of a hero that a ware is made for; whether it can be had for them, the rules say. */
export function armsFor(ware: StarQuest.DeedInfo, arms: readonly StarQuest.Arm[], weapons: readonly StarQuest.WeaponInfo[]): StarQuest.Arm[] {
  const isMelee = (id: string): boolean => (weapons.find((one) => one.id === id)?.range ?? 0) === 0;
  const suits = ({ weapon }: StarQuest.Arm): boolean => ware.fits === 'weapon' || (ware.fits === 'melee') === isMelee(weapon);
  return ware.fits === '' || ware.fits === 'hero' ? [] : arms.filter(suits);
}
