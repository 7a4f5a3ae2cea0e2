/** The table as it is seen: who and what is where, what it is called, and how far it is. */
import type { Forecast, Line, OptionInfo, PromptInfo, Reasons, SeatInfo } from '../../../lib/protocol';
import { language } from '../../../lib/words.svelte';
import { kindOf, numberOf, restOf, unit, type Answer, type Place } from '../choosing/offers';
import { drawn, gap, inches, spotAt, type Base, type Point, type Spot } from '../field/measure';
import { cornersOf, isInside } from '../field/outline';
import { FIRST_ENEMY, NOBODY } from '../field/units';
import type * as StarQuest from '../protocol';

export type UnitView = StarQuest.HeroView | StarQuest.EnemyView;

/** What the frame of the table hands to any board. */
export interface BoardProps {
  view: StarQuest.View;
  prompt: PromptInfo | null;
  content: StarQuest.Content;
  me: number | null;
  readonly: boolean;
  news: readonly Line[];
  epoch: number;
  suggestion: Answer | null;
  highlight?: OptionInfo | null;
  act: (answer: Answer) => Promise<boolean>;
  aside?: (answer: unknown) => Promise<boolean>;
  whyAnswer?: (answer: unknown) => Promise<Reasons>;
  foresee?: (answer: unknown) => Promise<Forecast>;
  seats: readonly SeatInfo[];
}

export class Field {
  constructor(protected readonly props: () => BoardProps) {}

  view: StarQuest.View = $derived.by(() => this.props().view);
  content: StarQuest.Content = $derived.by(() => this.props().content);
  me: number | null = $derived.by(() => this.props().me);
  seats: readonly SeatInfo[] = $derived.by(() => this.props().seats);
  prompt: PromptInfo | null = $derived.by(() => (this.props().readonly ? null : this.props().prompt));

  heroes: readonly StarQuest.HeroView[] = $derived(this.view.heroes.filter((hero) => !hero.aside));
  units: readonly UnitView[] = $derived([...this.heroes, ...this.view.enemies]);
  /** Terrain is the same all the time, and what is drawn from it is costly. */
  #shapes = $derived.by(() => JSON.stringify(this.view.pieces));
  pieces: readonly StarQuest.PieceView[] = $derived(JSON.parse(this.#shapes) as StarQuest.PieceView[]);
  outlines = $derived(this.pieces.map(({ corners }) => cornersOf(corners)));
  /** Who acts, or is asked to. */
  actor: number = $derived(this.view.active || this.prompt?.about[0] || (this.prompt === null ? NOBODY : (this.me ?? NOBODY)));

  unit(id: number): UnitView | undefined {
    return this.view.heroes.find((one) => one.unit === id) ?? this.view.enemies.find((one) => one.unit === id);
  }
  hero(id: number): StarQuest.HeroView | undefined {
    return this.view.heroes.find((one) => one.unit === id);
  }
  enemy(id: number): StarQuest.EnemyView | undefined {
    return this.view.enemies.find((one) => one.unit === id);
  }
  classInfo(id: string): StarQuest.ClassInfo | undefined {
    return this.content.classes.find((one) => one.id === id);
  }
  unitInfo(id: string): StarQuest.UnitInfo | undefined {
    return this.content.units.find((one) => one.id === id);
  }
  weapon(id: string): StarQuest.WeaponInfo | undefined {
    return this.content.weapons.find((one) => one.id === id);
  }
  deed(id: string): StarQuest.DeedInfo | undefined {
    return this.content.deeds.find((one) => one.id === id);
  }
  terrain(id: string): StarQuest.TerrainInfo | undefined {
    return this.content.terrain.find((one) => one.id === id);
  }

  // --- what it is called ----------------------------------------------------------------------------

  /** Several units of a kind are told apart by letters, in the order in which they came; who has gone keeps the letter. */
  letterOf(id: number): string {
    const kind = this.enemy(id)?.kind;
    const before = this.view.came.slice(0, id - FIRST_ENEMY).filter((one) => one === kind).length;
    return String.fromCharCode(65 + (before % 26));
  }
  nameOf(id: number): string {
    const hero = this.hero(id);
    if (hero !== undefined) return hero.name || (this.classInfo(hero.kind)?.name ?? hero.kind);
    const kind = this.enemy(id)?.kind ?? '';
    return kind === '' ? '' : `${this.unitInfo(kind)?.name ?? kind} ${this.letterOf(id)}`;
  }
  personOf(seat: number): string {
    return this.seats.find((one) => one.seat === seat)?.name ?? '';
  }
  length(thousandths: number, decimals = 2): string {
    return inches(thousandths, this.view.small, language.current, decimals);
  }

  // --- where it is -------------------------------------------------------------------------------------

  bases(id: number): Base[] {
    const one = this.units.find(({ unit }) => unit === id);
    return one === undefined ? [] : one.models.map(({ x, y, level }) => ({ x, y, level, radius: one.radius }));
  }
  /** What a place takes up on the table; several bases of a group. */
  basesAt(place: Place): Base[] {
    const n = numberOf(place);
    switch (kindOf(place)) {
      case 'unit':
        return this.bases(n);
      case 'marker':
      case 'token': {
        const spot = (kindOf(place) === 'marker' ? this.view.markers : this.view.tokens).find((one) => one.n === n)?.spot;
        return spot === undefined ? [] : [{ ...spot, radius: 0 }];
      }
      case 'quarter': {
        const far = this.view.side / 4;
        const at = restOf(place);
        return [{ x: at.endsWith('east') ? 3 * far : far, y: at.startsWith('south') ? 3 * far : far, level: 0, radius: far }];
      }
      default:
        return this.bases(this.actor);
    }
  }
  pointOf(place: Place): Point | null {
    const [first] = this.basesAt(place);
    return first === undefined ? null : [first.x, first.y];
  }
  get actorPoint(): Point | null {
    return this.pointOf(unit(this.actor));
  }
  /** From the nearest model to the nearest model, in thousandths; null: one of them is nowhere. */
  apart(one: Place, other: Place): number | null {
    const gaps = this.basesAt(one).flatMap((a) => this.basesAt(other).map((b) => gap(a, b)));
    return gaps.length === 0 ? null : Math.min(...gaps);
  }

  /** The topmost piece of terrain at a place; -1: open ground. */
  pieceAt(spot: Spot): number {
    let best = -1;
    this.outlines.forEach((corners, n) => {
      if (isInside(spot, corners) && (best < 0 || this.pieces[n]!.height > this.pieces[best]!.height)) best = n;
    });
    return best;
  }
  /** The model that stands there, or the nearest within reach. */
  modelAt(spot: Spot, reach = 0): { unit: number; model: number } | null {
    const all = this.units.flatMap(({ unit: id, radius, models }) => models.map(({ n, x, y }) => ({ unit: id, model: n, far: Math.hypot(spot.x - drawn(x), spot.y - drawn(y)) - drawn(radius) })));
    const [nearest] = all.filter(({ far }) => far <= reach).sort((a, b) => a.far - b.far);
    return nearest === undefined ? null : { unit: nearest.unit, model: nearest.model };
  }
  /** Whatever stands or lies at a place and can be pressed. */
  placeAt(spot: Spot, reach = 0): Place | null {
    let found: Place | null = null;
    let nearest = Infinity;
    const look = (place: Place, { x, y }: Spot, radius: number): void => {
      const far = Math.hypot(spot.x - x, spot.y - y) - radius;
      if (far <= reach && far < nearest) [found, nearest] = [place, far];
    };
    for (const one of this.units) for (const { x, y } of one.models) look(unit(one.unit), spotAt([x, y]), one.radius / 1000);
    if (found !== null && nearest <= 0) return found;
    for (const { n, spot: at } of this.view.tokens) look(`token:${n}`, spotAt([at.x, at.y]), 0.5);
    for (const { n, spot: at, carrier } of this.view.markers) if (carrier === NOBODY) look(`marker:${n}`, spotAt([at.x, at.y]), 0.6);
    return found;
  }
}
