/** The dungeon as it is seen: who and what is where, and what it is called. */
import type { Line, OptionInfo, PromptInfo, Reasons, SeatInfo } from '../../../lib/protocol';
import type { Answer, Scene } from '../choosing/offers';
import { knownSquares, NOWHERE, spotOf } from '../dungeon/grid';
import { openEdges } from '../dungeon/walls';
import type { Ground } from '../dungeon/ways';
import type * as HeroQuest from '../protocol';

export const MASTER = 0;
export const FIRST_MONSTER = 11;

/** What the frame of the table hands to any board. */
export interface BoardProps {
  view: HeroQuest.View;
  prompt: PromptInfo | null;
  content: HeroQuest.Content;
  me: number | null;
  readonly: boolean;
  news: readonly Line[];
  epoch: number;
  suggestion: Answer | null;
  highlight?: OptionInfo | null;
  act: (answer: Answer) => Promise<boolean>;
  aside?: (answer: unknown) => Promise<boolean>;
  playForMe?: () => void;
  whyAnswer?: (answer: unknown) => Promise<Reasons>;
  seats: readonly SeatInfo[];
}

export class Dungeon {
  constructor(protected readonly props: () => BoardProps) {}

  view: HeroQuest.View = $derived.by(() => this.props().view);
  content: HeroQuest.Content = $derived.by(() => this.props().content);
  me: number | null = $derived.by(() => this.props().me);
  seats: readonly SeatInfo[] = $derived.by(() => this.props().seats);
  prompt: PromptInfo | null = $derived.by(() => (this.props().readonly ? null : this.props().prompt));
  readonly isMaster: boolean = $derived(this.me === MASTER);

  scene: Scene = $derived({ view: this.view, content: this.content });
  /** The rows change seldom, and what is drawn from them is costly. */
  #rows = $derived(this.view.rows.join('\n'));
  rows: readonly string[] = $derived(this.#rows.split('\n'));
  plan = $derived({ width: this.view.width, height: this.view.height, rows: this.rows });
  known: readonly number[] = $derived(knownSquares(this.plan));
  ground: Ground = $derived({ plan: this.plan, open: openEdges(this.plan, this.view.doors) });
  heroes: readonly HeroQuest.HeroView[] = $derived(this.view.heroes.filter(({ state, square }) => square >= 0 && state !== 'out' && state !== 'lost'));
  monsters: readonly HeroQuest.MonsterView[] = $derived(this.view.monsters.filter(({ square }) => square >= 0));
  protected standing = $derived(new Map([...this.heroes.map((one) => [one.square, one.seat] as const), ...this.monsters.map((one) => [one.square, one.id] as const)]));
  protected solid = $derived(
    new Set([
      ...this.view.furniture.flatMap((piece) => piece.squares),
      ...this.view.chests.map((chest) => chest.square),
      ...this.view.rubble, ...this.view.blocked, ...this.view.walls,
    ]),
  );

  isTrapped(square: number): boolean {
    return this.view.traps.some((trap) => trap.square === square);
  }

  hero(seat: number): HeroQuest.HeroView | undefined {
    return this.view.heroes.find((one) => one.seat === seat);
  }
  monster(id: number): HeroQuest.MonsterView | undefined {
    return this.view.monsters.find((one) => one.id === id);
  }
  squareOf(figure: number): number {
    return (figure < FIRST_MONSTER ? this.hero(figure)?.square : this.monster(figure)?.square) ?? NOWHERE;
  }
  figureAt(square: number): number {
    return this.standing.get(square) ?? 0;
  }
  heroInfo(id: string): HeroQuest.HeroInfo | undefined {
    return this.content.heroes.find((one) => one.id === id);
  }
  monsterInfo(id: string): HeroQuest.MonsterInfo | undefined {
    return this.content.monsters.find((one) => one.id === id);
  }
  thing(id: string): HeroQuest.ThingInfo | undefined {
    return this.content.things.find((one) => one.id === id);
  }
  spell(id: string): HeroQuest.CardInfo | undefined {
    return this.content.spells.find((one) => one.id === id);
  }

  nameOf(figure: number): string {
    if (figure >= FIRST_MONSTER) return this.monsterInfo(this.monster(figure)?.monster ?? '')?.name ?? '';
    return this.heroInfo(this.hero(figure)?.hero ?? '')?.name ?? '';
  }
  personOf(seat: number): string {
    return this.seats.find((one) => one.seat === seat)?.name ?? '';
  }

  spot(square: number): { x: number; y: number } {
    return spotOf(square, this.view.width);
  }
}
