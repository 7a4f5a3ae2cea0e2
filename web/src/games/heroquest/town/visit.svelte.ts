/** What the houses of the town share: whose visit it is, what is offered, and how it is taken. */
import { getContext, setContext } from 'svelte';

import type { Reason, Reasons } from '../../../lib/protocol';
import { play } from '../../../sound/sounds';
import type { Table } from '../board/table.svelte';
import type * as HeroQuest from '../protocol';
import { COINS } from '../sounds';
import { townOffers, type TownOffers } from './offers';

export const HOUSES = ['shop', 'smith', 'healer', 'guild', 'tavern'] as const;
export type House = (typeof HOUSES)[number] | 'hero';

const PAID: ReadonlySet<string> = new Set(['buy', 'sell', 'repair', 'cure', 'learn', 'givegold']);

export class Visit {
  house = $state<House>('shop');
  /** Why something is not possible, beside what was asked about. */
  refused = $state.raw<{ key: string; reasons: readonly Reason[] } | null>(null);

  constructor(
    readonly table: Table,
    readonly whyAnswer: ((answer: unknown) => Promise<Reasons>) | undefined,
  ) {}

  town: HeroQuest.TownView | null = $derived.by(() => this.table.view.town);
  offers: TownOffers = $derived.by(() => townOffers(this.table.prompt));
  /** The hero of the one who looks; others and the game master look at the first. */
  hero: HeroQuest.HeroView | undefined = $derived.by(() => this.table.hero(this.table.me ?? 0) ?? this.table.view.heroes[0]);
  guest: HeroQuest.GuestView | undefined = $derived.by(() => this.guestOf(this.hero?.seat ?? 0));
  own: boolean = $derived.by(() => this.hero !== undefined && this.hero.seat === this.table.me);
  asked: boolean = $derived.by(() => this.table.prompt !== null);

  guestOf(seat: number): HeroQuest.GuestView | undefined {
    return this.town?.guests.find((guest) => guest.seat === seat);
  }

  isReady(seat: number): boolean {
    return this.table.view.ready.includes(seat);
  }

  act(answer: HeroQuest.Answer): void {
    this.refused = null;
    if (PAID.has(answer.move)) play(COINS);
    this.table.act(answer);
  }

  /** Asks the rules why not; what they say stands where one asked until something else happens. */
  async why(key: string, answer: HeroQuest.Answer): Promise<void> {
    if (this.refused?.key === key) {
      this.refused = null;
      return;
    }
    const told = await this.whyAnswer?.(answer).catch(() => null);
    if (told) this.refused = { key, reasons: told.reasons };
  }
}

const KEY = Symbol('heroquest town');
export const shareVisit = (visit: Visit): Visit => setContext(KEY, visit);
export const useVisit = (): Visit => getContext<Visit>(KEY);
