/** What the places of the camp share: whose visit it is, what is offered, and how it is taken. */
import { getContext, setContext } from 'svelte';

import type { Reason, Reasons } from '../../../lib/protocol';
import type { Table } from '../board/table.svelte';
import type * as StarQuest from '../protocol';
import { campOffers, keyOf, type CampOffers } from './offers';

export const PLACES = ['fire', 'growth', 'shop'] as const;
export type Place = (typeof PLACES)[number] | 'hero';

export class Visit {
  place = $state<Place>('fire');
  /** Whose sheet is looked at; null: the own one. */
  looked = $state<number | null>(null);
  /** Why something is not possible, beside what was asked about. */
  refused = $state.raw<{ key: string; reasons: readonly Reason[] } | null>(null);

  constructor(
    readonly table: Table,
    readonly whyAnswer: ((answer: unknown) => Promise<Reasons>) | undefined,
  ) {}

  camp: StarQuest.CampView | null = $derived.by(() => this.table.view.camp);
  offers: CampOffers = $derived.by(() => campOffers(this.table.prompt));
  asked: boolean = $derived.by(() => this.table.prompt !== null);
  /** The hero of the one who looks; whoever plays none looks at the first. */
  hero: StarQuest.HeroView | undefined = $derived.by(() => this.table.hero(this.table.me ?? 0) ?? this.table.view.heroes[0]);
  own: boolean = $derived.by(() => this.hero !== undefined && this.hero.seat === this.table.me);
  shown: StarQuest.HeroView | undefined = $derived.by(() => this.table.hero(this.looked ?? 0) ?? this.hero);
  due: number = $derived.by(() => this.dueOf(this.hero?.seat ?? 0));
  gift: boolean = $derived.by(() => this.own && (this.camp?.gifts.includes(this.hero?.seat ?? 0) ?? false));

  dueOf(seat: number): number {
    return this.camp?.due[seat - 1] ?? 0;
  }
  isReady(seat: number): boolean {
    return this.table.view.ready.includes(seat);
  }
  info(id: string): StarQuest.DeedInfo | undefined {
    return this.table.deed(id);
  }

  act(answer: StarQuest.Answer): void {
    this.refused = null;
    this.table.act(answer);
  }

  /** Asks the rules why not; what they say stands where one asked until something else happens. */
  async why(answer: StarQuest.Answer): Promise<void> {
    const key = keyOf(answer);
    if (this.refused?.key === key) {
      this.refused = null;
      return;
    }
    const told = await this.whyAnswer?.(answer).catch(() => null);
    if (told) this.refused = { key, reasons: told.reasons };
  }
}

const KEY = Symbol('starquest camp');
export const shareVisit = (visit: Visit): Visit => setContext(KEY, visit);
export const useVisit = (): Visit => getContext<Visit>(KEY);
