/** A table as it is being planned: what is played, who sits where, what is agreed. */

import type { GameInfo } from '../lib/protocol';
import { chosenIn, fieldsFrom, type Chosen } from './agreements';
import { usualBot } from './hall.svelte';
import { LEVEL } from './levels';
import { packIds } from './packs';
import { count, occasionsFor, peoples, resized, seating, type Company, type Occasion, type Place } from './seating';

export type Settings = Readonly<Record<string, unknown>>;

export class TablePlan {
  /** In the language of the page. */
  game: GameInfo = $state.raw() as GameInfo;
  occasion: Occasion = $state('friends');
  heroes = $state(2);
  master = $state(false);
  places: Place[] = $state.raw([]);
  chosen: Chosen = $state.raw({});
  packs: ReadonlySet<string> = $state.raw(new Set());
  ownDice = $state(false);
  /** About how often its people want to win, in per cent; 0: bots are chosen by hand. */
  wins = $state(0);
  #fixed: number | null = $state(null);

  readonly company: Company = $derived.by(() => ({
    heroes: this.heroes,
    master: this.master,
    together: this.game.together,
    bot: this.wins > 0 ? LEVEL : usualBot(this.game),
  }));
  readonly occasions: Occasion[] = $derived.by(() => {
    const master = this.#fixed === null ? this.game.master : this.master ? 'always' : 'never';
    return occasionsFor({ master, together: this.game.together });
  });
  /** Nobody has to come first. */
  readonly complete: boolean = $derived(count(this.places, 'open') === 0);

  /** `settings`: those of another table, whose choices are taken over. */
  constructor(game: GameInfo, settings: Settings = {}) {
    this.game = game;
    this.chosen = chosenIn(game.agreements, settings);
    this.packs = new Set(listOf(settings['packs']).map(String));
    this.ownDice = listOf(settings['own_dice']).length > 0;
    this.master = game.master === 'always' || (game.master === 'agreed' && settings['master'] === true);
    const heroes = settings['heroes'];
    this.heroes = this.#fitting(typeof heroes === 'number' ? heroes : 2);
    this.places = seating(this.occasion, this.company);
  }

  choose(occasion: Occasion): void {
    this.occasion = occasion;
    this.heroes = this.#fitting(this.#fixed ?? (occasion === 'alone' ? 1 : 2));
    if (occasion === 'gm') this.master = true;
    this.places = seating(occasion, this.company);
  }

  /** A company that has played before stays as it is, whatever the occasion. */
  fix(heroes: number): void {
    this.#fixed = heroes;
    this.heroes = this.#fitting(heroes);
    this.resize();
  }

  resize(): void {
    this.places = resized(this.places, this.occasion, this.company);
  }

  /** All bots are to fit, or none; afterwards each may be changed. */
  setWins(wins: number): void {
    if (wins > 0 !== this.wins > 0) {
      const bot = wins > 0 ? LEVEL : usualBot(this.game);
      this.places = this.places.map((place) => ({ ...place, bot }));
    }
    this.wins = wins;
  }

  setMaster(on: boolean): void {
    this.master = on;
    if (!on && this.occasion === 'gm') this.occasion = this.occasions[0]!;
    this.resize();
  }

  settings(): Record<string, unknown> {
    const { game, heroes } = this;
    const packs = packIds(game.packs, this.packs);
    const ownDice = this.ownDice && game.own_dice ? peoples(this.places) : [];
    return {
      heroes,
      ...(game.master === 'agreed' ? { master: this.master } : {}),
      ...fieldsFrom(game.agreements, this.chosen, heroes),
      ...(packs.length > 0 ? { packs } : {}),
      ...(ownDice.length > 0 ? { own_dice: ownDice } : {}),
    };
  }

  #fitting(heroes: number): number {
    const [least, most] = this.game.heroes;
    return Math.min(Math.max(heroes, least), most);
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
