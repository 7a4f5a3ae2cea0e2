/** What is offered in town, sorted by where one would look for it. Nothing here decides anything: it only sorts. */
import type { PromptInfo } from '../../../lib/protocol';
import type * as HeroQuest from '../protocol';

type Answer = HeroQuest.Answer;
type Of<M extends Answer['move']> = Extract<Answer, { move: M }>;

export interface TownOffers {
  buys: ReadonlyMap<string, Of<'buy'>>;
  /** By the place where it is carried. */
  sells: ReadonlyMap<string, Of<'sell'>>;
  /** What is carried besides, by its name: a weapon that is taken in hand, armour that is put on. */
  takes: ReadonlyMap<string, Of<'draw' | 'wear'>>;
  repairs: ReadonlyMap<string, Of<'repair'>>;
  cures: readonly Of<'cure'>[];
  learns: ReadonlyMap<string, Of<'learn'>>;
  laysDown: ReadonlyMap<string, Of<'laydown'>>;
  gives: readonly Of<'give'>[];
  gold: readonly Of<'givegold'>[];
  gains: readonly Of<'gain'>[];
  successors: readonly Of<'succeed'>[];
  ready: Of<'ready'> | null;
}

export const TOWN = 'heroquest.town';

export function townOffers(prompt: PromptInfo | null): TownOffers {
  const answers = prompt?.question === TOWN ? prompt.options.map((option) => option.answer as Answer) : [];
  const all = <M extends Answer['move']>(move: M): Of<M>[] => answers.filter((answer): answer is Of<M> => answer.move === move);
  const by = <A>(of: readonly A[], key: (answer: A) => string): Map<string, A> => new Map(of.map((answer) => [key(answer), answer]));
  return {
    buys: by(all('buy'), ({ thing }) => thing),
    sells: by(all('sell'), ({ place }) => place),
    takes: by<Of<'draw' | 'wear'>>([...all('draw'), ...all('wear')], ({ thing }) => thing),
    repairs: by(all('repair'), ({ place }) => place),
    cures: all('cure'),
    learns: by(all('learn'), ({ spell }) => spell),
    laysDown: by(all('laydown'), ({ thing }) => thing),
    gives: all('give'),
    gold: all('givegold'),
    gains: all('gain'),
    successors: all('succeed'),
    ready: all('ready')[0] ?? null,
  };
}

/** A piece with the place by which the town knows it. */
export interface Carried {
  place: string;
  gear: HeroQuest.Gear;
}

export function carriedBy(hero: HeroQuest.HeroView): Carried[] {
  const listed = (name: 'weapons' | 'armour' | 'surplus'): Carried[] => hero[name].map((gear, i) => ({ place: `${name}:${i}`, gear }));
  return [...listed('weapons'), ...(hero.belt === null ? [] : [{ place: 'belt', gear: hero.belt }]), ...listed('armour'), ...listed('surplus')];
}

/** What keeps a hero in town, as names of words: the shelves count, this only compares what they say. */
export function hindrances(hero: HeroQuest.HeroView, guest: HeroQuest.GuestView | undefined): string[] {
  if (hero.state === 'lost') return ['dead'];
  const over = (guest?.loads ?? []).filter(({ n, most }) => n > most).map(({ what }) => what);
  return hero.surplus.length > 0 ? ['surplus', ...over] : over;
}
