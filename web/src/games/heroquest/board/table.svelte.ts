/** What all parts of the board share: the dungeon, what is offered in it, and what somebody has taken up. */
import { getContext, setContext } from 'svelte';

import type { Reason, Squares } from '../../../lib/protocol';
import { deedsOf, onlyEnding, takenOf, type Deed, type Taken } from '../choosing/deeds';
import { actorOf, kindOf, numberOf, offersOf, placesOf, reachOf, type Answer, type Offer, type Place } from '../choosing/offers';
import { glowing, intoDanger, possible, press, type Aim } from '../choosing/press';
import { NOWHERE } from '../dungeon/grid';
import { wayTo } from '../dungeon/ways';
import { Dungeon, FIRST_MONSTER } from './dungeon.svelte';

export { FIRST_MONSTER, MASTER, type BoardProps } from './dungeon.svelte';

/** A small window at a place: what can be done there, or why something cannot. */
export interface Menu {
  at: Place;
  offers: readonly Offer[];
  reasons: readonly Reason[];
}

export type Sheet = { of: 'hero' | 'monster' | 'piece'; id: number };
/** What the drawer below the board holds: spells, or what one carries. */
export type Drawer = 'spells' | 'things' | null;

export class Table extends Dungeon {
  /** The square that is pointed at, and the one that the keys have reached. */
  hover = $state(NOWHERE);
  cursor = $state(NOWHERE);
  aim = $state.raw<Aim | null>(null);
  menu = $state.raw<Menu | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  drawer = $state<Drawer>(null);
  /** Somebody wants the next press for something else, such as the place of an edict; whether it was taken. */
  catcher: ((square: number) => boolean) | null = null;

  actor: number = $derived(actorOf(this.prompt, this.view));
  actorSquare: number = $derived.by(() => this.squareOf(this.actor));

  // --- what can be done ---------------------------------------------------------------------------

  offers: readonly Offer[] = $derived(offersOf(this.prompt, this.scene));
  reach = $derived(reachOf(this.prompt));
  domain: Squares | null = $derived(this.prompt?.domain?.domain === 'squares' ? this.prompt.domain : null);
  glow: ReadonlyMap<Place, readonly Offer[]> = $derived(glowing(this.offers, this.aim));
  deeds: readonly Deed[] = $derived(deedsOf(this.offers));
  taken: readonly Taken[] = $derived(takenOf(this.offers));
  onlyEnding: boolean = $derived(onlyEnding(this.offers, this.reach));
  /** The places that somebody points at among the buttons, or that are suggested. */
  #pointed: ReadonlySet<Place> = $derived.by(() => this.#placesOf(this.props().highlight?.answer as Answer | undefined));
  #suggested: ReadonlySet<Place> = $derived.by(() => this.#placesOf(this.props().suggestion ?? undefined));
  pointing: number = $derived(this.hover >= 0 ? this.hover : this.cursor);
  /** The way to the square that is pointed at. */
  way: readonly number[] = $derived.by(() =>
    this.aim === null && this.reach.has(this.pointing) ? this.wayTo(this.pointing) : [],
  );

  #placesOf(answer: Answer | undefined): ReadonlySet<Place> {
    return new Set(answer === undefined ? [] : placesOf(answer, this.scene));
  }

  suggests(place: Place): boolean {
    return this.#suggested.has(place);
  }
  pointsAt(place: Place): boolean {
    return this.#pointed.has(place);
  }

  wayTo(square: number): number[] {
    const ours = this.actor < FIRST_MONSTER;
    const barred = (at: number): boolean => {
      const who = this.standing.get(at);
      return this.solid.has(at) || this.view.pits.includes(at) || this.isTrapped(at) || (who !== undefined && who < FIRST_MONSTER !== ours);
    };
    return wayTo(this.ground, this.actorSquare, square, this.domain?.budget ?? 60, barred);
  }

  /** All squares that a place covers. */
  squaresOf(place: Place): readonly number[] {
    const n = numberOf(place);
    switch (kindOf(place)) {
      case 'figure':
        return [this.squareOf(n)].filter((square) => square >= 0);
      case 'square':
        return [n];
      case 'piece':
        return this.view.furniture.find((piece) => piece.piece === n)?.squares ?? [];
      case 'chest':
        return this.view.chests.filter((chest) => chest.chest === n).map((chest) => chest.square);
      case 'trap':
        return this.view.traps.filter((trap) => trap.trap === n).map((trap) => trap.square);
      case 'door': {
        const door = this.view.doors.find((one) => one.door === n);
        return door ? [door.one, door.other] : [];
      }
      default:
        return [this.actorSquare];
    }
  }

  /** What stands on a square, what can be done with it first. */
  placesAt(square: number): Place[] {
    const found: Place[] = [];
    const figure = this.figureAt(square);
    if (figure > 0) found.push(`figure:${figure}`);
    for (const chest of this.view.chests) if (chest.square === square) found.push(`chest:${chest.chest}`);
    for (const trap of this.view.traps) if (trap.square === square) found.push(`trap:${trap.trap}`);
    for (const piece of this.view.furniture) if (piece.squares.includes(square)) found.push(`piece:${piece.piece}`);
    found.push(`square:${square}`);
    return [...found.filter((place) => this.glow.has(place)), ...found.filter((place) => !this.glow.has(place))];
  }

  // --- what somebody does -----------------------------------------------------------------------

  pressSquare(square: number): void {
    const [first] = this.placesAt(square);
    if (first !== undefined) this.press(first);
  }

  press(place: Place): void {
    if (this.catcher?.(this.squaresOf(place)[0] ?? NOWHERE)) return;
    const step = press(place, this.offers, this.aim, this.reach);
    switch (step.do) {
      case 'act':
        this.act(step.answer);
        return;
      case 'walk':
        this.act({ move: 'walk', to: step.to });
        return;
      case 'menu':
        this.menu = { at: place, offers: [...step.offers, ...this.#daring(place)], reasons: [] };
        return;
      case 'name':
        this.aim = step.aim;
        return;
      case 'look':
        if (this.aim === null) this.look(place);
    }
  }

  /** Into a trap that one knows of, which the rules never choose by themselves. */
  #daring(place: Place): Offer[] {
    const square = this.squaresOf(place)[0] ?? NOWHERE;
    if (!this.isTrapped(square) && !this.view.pits.includes(square)) return [];
    const answer = intoDanger(this.wayTo(square), this.domain);
    return answer === null ? [] : [{ answer, text: '', places: [place], with: '' }];
  }

  /** Whatever there is to know of a place; where there is nothing, what stands in the way of going there. */
  look(place: Place): void {
    this.letGo();
    const daring = this.#daring(place);
    if (daring.length > 0) {
      this.menu = { at: place, offers: daring, reasons: [] };
      return;
    }
    const n = numberOf(place);
    switch (kindOf(place)) {
      case 'figure':
        this.sheet = { of: n < FIRST_MONSTER ? 'hero' : 'monster', id: n };
        return;
      case 'piece':
        this.sheet = { of: 'piece', id: n };
        return;
      case 'square':
        this.sheet = null;
        if (this.domain !== null && this.known.includes(n)) void this.#why(place, { move: 'walk', to: n });
    }
  }

  async #why(place: Place, answer: Answer): Promise<void> {
    try {
      const reasons = (await this.props().whyAnswer?.(answer))?.reasons ?? [];
      if (reasons.length > 0 && this.menu === null) this.menu = { at: place, offers: [], reasons };
    } catch {
      // Nobody asked in so many words, so nobody is told that there is no answer.
    }
  }

  /** Takes up a spell, a potion or a scroll: done at once where there is one way only, else aimed. */
  takeUp(taken: Taken): void {
    const [only] = taken.offers;
    this.letGo();
    this.drawer = null;
    if (taken.offers.length === 1 && only) this.act(only.answer);
    else if (taken.offers.every((offer) => offer.places[0] === 'self')) {
      this.menu = { at: 'self', offers: taken.offers, reasons: [] };
    } else this.aim = { with: taken.with, named: [] };
  }

  /** What is left of the aim, where a place alone does not say it: oneself, a direction. */
  aimedElsewhere: readonly Offer[] = $derived.by(() =>
    this.aim === null ? [] : possible(this.offers, this.aim).filter((offer) => offer.places[0] === 'self'),
  );

  open(deed: Deed): void {
    const [only] = deed.offers;
    if (deed.offers.length === 1 && only) this.act(only.answer);
    else this.menu = { at: 'self', offers: deed.offers, reasons: [] };
  }

  act(answer: Answer): void {
    this.letGo();
    this.drawer = null;
    void this.props().act(answer);
  }

  /** Says something that nobody asked for; whether it was accepted. */
  aside(answer: unknown): Promise<boolean> {
    return this.props().aside?.(answer) ?? Promise.resolve(false);
  }

  /** Lets a player of the house do the rest of the turn, where the table can. */
  playForMe = $derived.by(() => (this.props().readonly ? undefined : this.props().playForMe));

  /** Leaves the innermost thing that is open; whether there was one. */
  back(): boolean {
    if (this.menu !== null) this.menu = null;
    else if (this.aim !== null) this.aim = this.aim.named.length > 0 ? { ...this.aim, named: this.aim.named.slice(0, -1) } : null;
    else if (this.drawer !== null) this.drawer = null;
    else if (this.sheet !== null) this.sheet = null;
    else return false;
    return true;
  }

  letGo(): void {
    this.menu = null;
    this.aim = null;
  }

}

const KEY = Symbol('heroquest');
export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
