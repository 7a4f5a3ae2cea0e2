/** What all parts of the board share: the table, what is offered on it, and what somebody points at or has taken up. */
import { getContext, setContext } from 'svelte';

import { announce } from '../../../lib/announce';
import { say } from '../../../lib/words.svelte';
import type { Deed, Taken } from '../choosing/deeds';
import { expectedIn, routesIn, sightsIn } from '../choosing/foreseen';
import { goingTo, type Mode } from '../choosing/going';
import { kindOf, numberOf, unit, type Answer, type Offer, type Place } from '../choosing/offers';
import { press } from '../choosing/press';
import { waysIn } from '../choosing/told';
import { distance, INCH, pointAt, spotAt, type Point, type Spot } from '../field/measure';
import { FIRST_ENEMY } from '../field/units';
import { Ahead } from './ahead.svelte';
import { Offered } from './offered.svelte';

export type { BoardProps, UnitView } from './field.svelte';

/** A figure that was taken up by hand. */
export interface Held {
  unit: number;
  model: number;
}

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

export class Table extends Offered {
  /** Where the mouse points, or a finger has; and where the keys have brought the cursor. */
  pointer = $state.raw<Point | null>(null);
  cursor = $state.raw<Point | null>(null);
  /** What the mouse or the focus is on. */
  over = $state.raw<Place | null>(null);
  /** Points are set one after another until somebody says go. */
  drawing = $state(false);
  menu = $state.raw<Menu | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  drawer = $state<Drawer>(null);
  /** Of the weapon that is looked at, in thousandths. */
  range = $state(0);
  /** Beside a real table figures are moved by hand: the next press takes one up, and the one after it puts it down. */
  handling = $state(false);
  held = $state.raw<Held | null>(null);
  /** The unit that an instruction is about. */
  spotlight = $state(0);
  /** The way of whoever moved last, by unit: where it is known the figure goes it, else straight. */
  #walked = new Map<number, readonly Point[]>();
  readonly ahead = new Ahead();

  /** The point that would be gone to: under the mouse, under the finger, or where the keys are. */
  goal: Point | null = $derived.by(() => {
    if (this.region === null || this.aim !== null || this.menu !== null || this.charging || this.handling) return null;
    if (this.over !== null && this.glow.has(this.over)) return null;
    return this.pointer ?? this.cursor;
  });
  /** The answer that is pointed at. */
  wanted: Answer | null = $derived.by(() => {
    if (this.menu !== null || this.handling) return null;
    const offered = this.over === null ? undefined : this.glow.get(this.over)?.[0]?.answer;
    if (offered !== undefined) return offered;
    if (this.charging) return this.#wouldCharge();
    return this.goal === null ? null : this.answerTo(this.goal);
  });
  refused: boolean = $derived.by(() => this.ahead.forecast !== null && this.ahead.forecast.refusal !== null);
  routes = $derived.by(() => (this.ahead.forecast === null ? [] : routesIn(this.ahead.forecast)));
  sights = $derived.by(() => (this.ahead.forecast === null ? [] : sightsIn(this.ahead.forecast)));
  expected = $derived.by(() => (this.ahead.forecast === null ? [] : expectedIn(this.ahead.forecast)));

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

  // --- what somebody does -----------------------------------------------------------------------

  /** A finger sees first what would follow, and does it with the second tap. */
  pressPlace(place: Place, touch: boolean): void {
    if (this.handling && kindOf(place) === 'unit') {
      const one = this.unit(numberOf(place));
      const again = this.held?.unit === one?.unit;
      this.take(again || one?.models[0] === undefined ? null : { unit: one.unit, model: one.models[0].n });
      return;
    }
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
    if ((more || this.drawing) && this.takesWay) {
      this.way = [...this.way, to];
      this.pointer = touch ? to : null;
    } else if (touch && (shown === null || distance(shown, to) > SAME)) this.pointer = to;
    else this.goTo(touch && shown !== null ? shown : to);
  }

  // --- figures by hand, beside a real table --------------------------------------------------------

  /** Takes up the figure that stands there; who holds one puts it down, or back where it was. */
  handle(spot: Spot, reach = 0): void {
    const there = this.modelAt(spot, this.held === null ? reach : 0);
    if (this.held === null) this.take(there);
    else if (there !== null && there.unit === this.held.unit && there.model === this.held.model) this.held = null;
    else void this.putDown(pointAt(spot, this.view.side));
  }

  toggleHandling(): void {
    this.letGo();
    this.held = null;
    this.handling = !this.handling;
  }

  take(figure: Held | null): void {
    this.held = figure;
    if (figure !== null) announce(say('starquest.beside.hand.held', { who: this.nameOf(figure.unit) }));
  }

  /** Where nobody can stand the figure stays in hand, and the rules say why. */
  async putDown(to: Point): Promise<void> {
    const held = this.held;
    if (held === null || !(await this.props().aside?.({ move: 'place', ...held, to: [...to] }))) return;
    if (this.held === held) this.held = null;
    this.pointer = null;
    announce(say('starquest.beside.hand.placed', { who: this.nameOf(held.unit) }));
  }

  goTo(to: Point): void {
    const answer = this.answerTo(to);
    // What is known to be refused is not said; why stands beside the pointer.
    const known = this.refused && JSON.stringify(answer) === JSON.stringify(this.wanted);
    if (answer !== null && !known) this.act(answer);
  }

  /** Goes the way that was drawn. */
  goTheWay(): void {
    const answer = this.prompt === null ? null : goingTo(this.prompt, this.mode, this.way, this.jump);
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

  /** Leaves the innermost thing that is open; whether there was one. */
  back(): boolean {
    if (this.menu !== null) this.menu = null;
    else if (this.aim !== null) this.aim = this.aim.named.length > 0 ? { ...this.aim, named: this.aim.named.slice(0, -1) } : null;
    else if (this.way.length > 0) this.way = this.way.slice(0, -1);
    else if (this.held !== null) this.held = null;
    else if (this.handling) this.handling = false;
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
