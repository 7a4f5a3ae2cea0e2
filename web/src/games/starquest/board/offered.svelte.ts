/** What is offered on the table now, given what somebody has taken up and how the figure is to move. */
import type { Region } from '../../../lib/protocol';
import { deedsOf, onlyEnding, takenOf, type Deed, type Taken } from '../choosing/deeds';
import { goingTo, regionOf, switches, takesWay, type Mode } from '../choosing/going';
import { offersOf, placesOf, type Answer, type Offer, type Place } from '../choosing/offers';
import { enough, glowing, possible, type Aim } from '../choosing/press';
import type { Point } from '../field/measure';
import { Field } from './field.svelte';

const MODES: readonly Mode[] = ['advance', 'rush', 'charge'];

export class Offered extends Field {
  mode = $state<Mode>('advance');
  jump = $state(false);
  /** The points of a way that were set. */
  way = $state.raw<readonly Point[]>([]);
  aim = $state.raw<Aim | null>(null);

  /** Whoever leads all heroes has nobody to let go first. */
  #alone: boolean = $derived(this.seats.every(({ yours, seat }) => yours || seat === 0));
  offers: readonly Offer[] = $derived(offersOf(this.prompt, this.me).filter(({ answer }) => answer.move !== 'afteryou' || !this.#alone));
  /** Where a point or a way may be answered; null: nowhere. */
  region: Region | null = $derived(regionOf(this.prompt));
  /** The switch between Advance, Rush and Charge makes sense. */
  modal: boolean = $derived(this.region !== null && this.prompt !== null && switches(this.prompt));
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

  #placesOf(answer: Answer | undefined): ReadonlySet<Place> {
    return new Set(answer === undefined ? [] : placesOf(answer, this.me));
  }
  suggests(place: Place): boolean {
    return this.#suggested.has(place);
  }
  pointsAt(place: Place): boolean {
    return this.#pointed.has(place);
  }

  /** Whether the way matters, and not only where it ends. */
  get takesWay(): boolean {
    return this.prompt !== null && takesWay(this.prompt);
  }
  get modes(): readonly Mode[] {
    return MODES.filter((mode) => mode !== 'charge' || this.charges.length > 0);
  }
  /** How far a figure may go in a mode, in thousandths; of an enemy the question says how far it rushes. */
  allowance(mode: Mode): number {
    const far = this.region?.length ?? 0;
    return this.hero(this.actor)?.[mode] ?? (mode === 'advance' ? far / 2 : far);
  }
  answerTo(to: Point): Answer | null {
    return this.prompt === null ? null : goingTo(this.prompt, this.mode, [...this.way, to], this.jump);
  }
}
