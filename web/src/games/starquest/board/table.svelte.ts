/** What all parts of the board share: the table, what is offered on it, and what somebody has taken up. */
import { getContext, setContext } from 'svelte';

import type { Region } from '../../../lib/protocol';
import { deedsOf, onlyEnding, takenOf, type Deed, type Taken } from '../choosing/deeds';
import { expectedIn, routesIn, sightsIn } from '../choosing/foreseen';
import { goingTo, regionOf, takesWay, type Mode } from '../choosing/going';
import { kindOf, numberOf, offersOf, placesOf, unit, type Answer, type Offer, type Place } from '../choosing/offers';
import { enough, glowing, possible, press, type Aim } from '../choosing/press';
import { distance, INCH, spotAt, type Point, type Spot } from '../field/measure';
import { FIRST_ENEMY } from '../field/units';
import { waysIn } from '../choosing/told';
import { Ahead } from './ahead.svelte';
import { Field } from './field.svelte';

export type { BoardProps, UnitView } from './field.svelte';

/** A small window at a place: what can be done there. */
export interface Menu {
  at: Place;
  offers: readonly Offer[];
}

export type Sheet = { of: 'hero' | 'enemy' | 'piece' | 'marker' | 'token'; id: number };
/** What the drawer below the table holds: what is taken up and aimed, or moving in words. */
export type Drawer = 'skills' | 'kits' | 'words' | null;

/** A finger that presses so near means what it has shown before. */
const SAME = 1.2 * INCH;
const MOVES: readonly Mode[] = ['advance', 'rush', 'charge'];

export class Table extends Field {
  /** Where the mouse points, or a finger has; and where the keys have brought the cursor. */
  pointer = $state.raw<Point | null>(null);
  cursor = $state.raw<Point | null>(null);
  /** What the mouse or the focus is on. */
  over = $state.raw<Place | null>(null);
  mode = $state<Mode>('advance');
  jump = $state(false);
  /** Points are set one after another until somebody says go. */
  drawing = $state(false);
  way = $state.raw<readonly Point[]>([]);
  aim = $state.raw<Aim | null>(null);
  menu = $state.raw<Menu | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  drawer = $state<Drawer>(null);
  /** Of the weapon that is looked at, in thousandths. */
  range = $state(0);
  /** The way of whoever moved last, by unit: where it is known the figure goes it, else straight. */
  #walked = new Map<number, readonly Point[]>();
  readonly ahead = new Ahead();

  // --- what can be done ---------------------------------------------------------------------------

  offers: readonly Offer[] = $derived(offersOf(this.prompt, this.me));
  region: Region | null = $derived(regionOf(this.prompt));
  /** The switch between Advance, Rush and Charge makes sense. */
  modal: boolean = $derived(this.region !== null && /activation$|enem|master/.test(this.prompt?.question ?? ''));
  charging: boolean = $derived(this.modal && this.mode === 'charge' && this.aim === null);
  charges: readonly Offer[] = $derived(this.offers.filter(({ answer }) => answer.move === 'charge'));
  glow: ReadonlyMap<Place, readonly Offer[]> = $derived(glowing(this.offers, this.aim, this.charging));
  deeds: readonly Deed[] = $derived(deedsOf(this.offers));
  taken: readonly Taken[] = $derived(takenOf(this.offers));
  enough: readonly Offer[] = $derived(enough(this.offers, this.aim));
  onlyEnding: boolean = $derived(onlyEnding(this.offers, this.region !== null));
  /** What is left of the aim where a place alone does not say it: oneself. */
  aimedAtSelf: readonly Offer[] = $derived.by(() =>
    this.aim === null ? [] : possible(this.offers, this.aim, false).filter(({ places }) => places[0] === 'self'),
  );
  #pointed: ReadonlySet<Place> = $derived.by(() => this.#placesOf(this.props().highlight?.answer as Answer | undefined));
  #suggested: ReadonlySet<Place> = $derived.by(() => this.#placesOf(this.props().suggestion ?? undefined));
  suggestion: Answer | null = $derived.by(() => this.props().suggestion);

  /** The point that would be gone to: under the mouse, under the finger, or where the keys are. */
  goal: Point | null = $derived.by(() => {
    if (this.region === null || this.aim !== null || this.menu !== null || this.charging) return null;
    if (this.over !== null && this.glow.has(this.over)) return null;
    return this.pointer ?? this.cursor;
  });
  /** The answer that is pointed at. */
  wanted: Answer | null = $derived.by(() => {
    if (this.menu !== null) return null;
    const offered = this.over === null ? undefined : this.glow.get(this.over)?.[0]?.answer;
    if (offered !== undefined) return offered;
    if (this.charging) return this.#wouldCharge();
    return this.goal === null ? null : this.answerTo(this.goal);
  });
  refused: boolean = $derived.by(() => this.ahead.forecast !== null && this.ahead.forecast.refusal !== null);
  routes = $derived.by(() => (this.ahead.forecast === null ? [] : routesIn(this.ahead.forecast)));
  sights = $derived.by(() => (this.ahead.forecast === null ? [] : sightsIn(this.ahead.forecast)));
  expected = $derived.by(() => (this.ahead.forecast === null ? [] : expectedIn(this.ahead.forecast)));

  #placesOf(answer: Answer | undefined): ReadonlySet<Place> {
    return new Set(answer === undefined ? [] : placesOf(answer, this.me));
  }
  /** Whoever points at an enemy that cannot be charged is told why. */
  #wouldCharge(): Answer | null {
    const target = this.over !== null && kindOf(this.over) === 'unit' ? numberOf(this.over) : 0;
    return target >= FIRST_ENEMY ? { move: 'charge', target, path: [], jump: this.jump } : null;
  }

  follow(): void {
    this.ahead.follow(
      () => this.wanted,
      () => this.props().foresee,
      () => this.prompt?.ask,
    );
  }

  /** The way that a model has just gone, as far as it is known. */
  gone(id: number, model: number): readonly Spot[] {
    const told = waysIn(this.props().news).find((way) => way.unit === id && way.model === model);
    return (told?.points ?? this.#walked.get(id) ?? []).map(spotAt);
  }
  get takesWay(): boolean {
    return this.prompt !== null && takesWay(this.prompt);
  }

  suggests(place: Place): boolean {
    return this.#suggested.has(place);
  }
  pointsAt(place: Place): boolean {
    return this.#pointed.has(place);
  }
  answerTo(to: Point): Answer | null {
    return this.prompt === null ? null : goingTo(this.prompt, this.mode, [...this.way, to], this.jump);
  }
  get modes(): readonly Mode[] {
    return MOVES.filter((mode) => mode !== 'charge' || this.charges.length > 0);
  }
  /** How far a figure may go in a mode, in thousandths. */
  allowance(mode: Mode): number {
    return this.hero(this.actor)?.[mode] ?? this.region?.length ?? 0;
  }

  // --- what somebody does -----------------------------------------------------------------------

  /** A finger sees first what would follow, and does it with the second tap. */
  pressPlace(place: Place, touch: boolean): void {
    const step = press(place, this.offers, this.aim, this.charging);
    if (touch && step.do === 'act' && this.over !== place) {
      this.over = place;
      return;
    }
    switch (step.do) {
      case 'act':
        this.act(step.answer);
        return;
      case 'menu':
        this.menu = { at: place, offers: step.offers };
        return;
      case 'name':
        this.aim = step.aim;
        return;
      case 'look':
        if (this.aim === null) this.look(place);
    }
  }

  pressPoint(to: Point, { touch, more }: { touch: boolean; more: boolean }): void {
    if (this.region === null || this.aim !== null || this.charging || this.prompt === null) return;
    const shown = this.pointer;
    if ((more || this.drawing) && takesWay(this.prompt)) {
      this.way = [...this.way, to];
      this.pointer = touch ? to : null;
    } else if (touch && (shown === null || distance(shown, to) > SAME)) this.pointer = to;
    else this.goTo(touch && shown !== null ? shown : to);
  }

  goTo(to: Point): void {
    const answer = this.answerTo(to);
    // What is known to be refused is not said; why stands beside the pointer.
    const known = this.refused && JSON.stringify(answer) === JSON.stringify(this.wanted);
    if (answer !== null && !known) this.act(answer);
  }

  /** Goes the way that was drawn. */
  goTheWay(): void {
    const last = this.way.at(-1);
    if (last === undefined || this.prompt === null) return;
    const answer = goingTo(this.prompt, this.mode, this.way, this.jump);
    if (answer !== null) this.act(answer);
  }

  look(place: Place): void {
    this.letGo();
    const n = numberOf(place);
    const kind = kindOf(place);
    if (kind === 'unit') this.sheet = { of: n < FIRST_ENEMY ? 'hero' : 'enemy', id: n };
    else if (kind === 'marker' || kind === 'token') this.sheet = { of: kind, id: n };
  }

  /** Aims what was taken up; what has one way only is done at once. */
  takeUp(taken: Taken): void {
    const [only] = taken.offers;
    this.letGo();
    this.drawer = null;
    if (taken.offers.length === 1 && only) this.act(only.answer);
    else if (taken.offers.every(({ places }) => places[0] === 'self')) this.menu = { at: unit(this.actor), offers: taken.offers };
    else this.aim = { with: taken.with, named: [] };
  }

  open(deed: Deed): void {
    const [only] = deed.offers;
    if (deed.offers.length === 1 && only) this.act(only.answer);
    else this.menu = { at: unit(this.actor), offers: deed.offers };
  }

  setMode(mode: Mode): void {
    this.letGo();
    this.mode = mode;
  }

  act(answer: Answer): void {
    const [route] = this.routes;
    this.#walked = new Map(route === undefined ? [] : [[this.actor, route.points]]);
    this.letGo();
    this.drawer = null;
    void this.props().act(answer);
  }
  aside(answer: unknown): Promise<boolean> {
    return this.props().aside?.(answer) ?? Promise.resolve(false);
  }

  /** Leaves the innermost thing that is open; whether there was one. */
  back(): boolean {
    if (this.menu !== null) this.menu = null;
    else if (this.aim !== null) this.aim = this.aim.named.length > 0 ? { ...this.aim, named: this.aim.named.slice(0, -1) } : null;
    else if (this.way.length > 0) this.way = this.way.slice(0, -1);
    else if (this.drawer !== null) this.drawer = null;
    else if (this.sheet !== null) this.sheet = null;
    else if (this.cursor !== null) this.cursor = null;
    else return false;
    return true;
  }

  letGo(): void {
    this.menu = null;
    this.aim = null;
    this.way = [];
    this.pointer = null;
    this.cursor = null;
  }

  /** What was taken up belongs to one question. */
  begin(): void {
    this.letGo();
    this.drawer = null;
    this.mode = 'advance';
    this.jump = false;
    this.drawing = false;
  }
}

const KEY = Symbol('starquest');
export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
