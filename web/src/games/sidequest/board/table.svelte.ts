/** What all parts of the board share: the table as it is seen, and what the player has taken up. */
import { getContext, setContext } from 'svelte';

import type { Line, OptionInfo, PromptInfo, Reason, Reasons, SeatInfo } from '$lib/protocol';
import type * as SideQuest from '../protocol';
import { say } from '$lib/words.svelte';

import {
  choicesOf,
  declaration,
  drop,
  dropsOf,
  glowing,
  placesOf,
  planned,
  press,
  stillPossible,
  unplanned,
  type Answer,
  type Attacks,
  type Choice,
  type Glow,
  type Picked,
  type Step,
} from '../choosing/choosing';
import { FIRST_ID, GM, placeOf, whatIs, type Place } from './places';
import { cardOf } from '../card/values';

/** What the frame of the table hands to any board. */
export interface BoardProps {
  view: SideQuest.View;
  prompt: PromptInfo | null;
  content: SideQuest.Content;
  me: number | null;
  readonly: boolean;
  news: Line[];
  epoch: number;
  suggestion: Answer | null;
  /** The option that somebody points at among the buttons. */
  highlight?: OptionInfo | null;
  act: (answer: Answer) => void;
  why: (what: string | number) => Promise<Reasons>;
  seats: SeatInfo[];
}

/** A small window at a place: things to choose from, a last question, or reasons. */
export type Bubble =
  | { kind: 'menu'; at: Place; choices: Choice[] }
  | { kind: 'confirm'; at: Place; choice: Choice }
  | { kind: 'why'; at: Place; reasons: readonly Reason[] };

/** A card that is looked at closely; pinned: until it is closed. */
export interface Closeup {
  card: SideQuest.CardInfo;
  thing: SideQuest.ThingView | undefined;
  at: DOMRect;
  pinned: boolean;
}

export interface OpenPile {
  title: string;
  cards: readonly string[];
  place: Place;
}

export class Table {
  picked = $state.raw<Picked | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  plan = $state.raw<Attacks>([]);
  dragged = $state<Place | null>(null);
  closeup = $state.raw<Closeup | null>(null);
  /** The pile that is open to look into. */
  looking = $state.raw<OpenPile | null>(null);

  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  view = $derived.by(() => this.#props().view);
  content = $derived.by(() => this.#props().content);
  me = $derived.by(() => this.#props().me);
  prompt = $derived.by(() => (this.#props().readonly ? null : this.#props().prompt));
  readonly = $derived.by(() => this.#props().readonly);
  declaring = $derived.by(() => this.prompt?.question === 'sidequest.declare');

  choices: Choice[] = $derived.by(() =>
    this.prompt === null || this.me === null ? [] : choicesOf(this.prompt, this.view, this.me),
  );
  #glow = $derived.by(() => glowing(this.choices, this.picked));
  #suggested = $derived.by(() => placesOf(this.#props().suggestion, this.choices, this.view));
  #pointed = $derived.by(() => placesOf((this.#props().highlight?.answer as Answer) ?? null, this.choices, this.view));
  #about = $derived.by(() => new Set(this.prompt?.about.map((id) => placeOf(id, this.view)) ?? []));
  #drops = $derived.by(() => (this.dragged === null ? new Set<Place>() : dropsOf(this.choices, this.dragged)));
  /** The attacks declared so far that can still be made. */
  attacks: Attacks = $derived.by(() => (this.declaring ? stillPossible(this.plan, this.choices) : []));

  card(id: string): SideQuest.CardInfo | undefined {
    return cardOf(this.content, id);
  }

  thing(id: number): SideQuest.ThingView | undefined {
    return this.view.things[String(id)];
  }

  hero(seat: number): SideQuest.HeroView | undefined {
    return this.view.heroes.find((hero) => hero.seat === seat);
  }

  word(section: string, key: string): string {
    return this.content.words[section]?.[key] ?? key;
  }

  /** Heroes go by their names, else by their number; the player's own name stands beside it elsewhere. */
  nameOf(seat: number): string {
    if (seat === GM) return this.word('player', 'gm');
    return this.hero(seat)?.name || this.word('player', 'hero').replace('{n}', String(seat));
  }

  /** A seat, a card in play or a waiting spell by its name. */
  nameOfAny(id: number): string {
    if (id < FIRST_ID) return this.nameOf(id);
    const card = this.thing(id)?.card ?? this.view.chain.find((item) => item.id === id)?.card ?? '';
    return this.card(card)?.name ?? say('sidequest.spoken.says.face-down');
  }

  glow(at: Place): Glow | null {
    return this.#glow.get(at) ?? null;
  }

  suggested(at: Place): boolean {
    return this.#suggested.has(at);
  }

  /** Somebody points at it among the buttons, or the question is about it. */
  marked(at: Place): boolean {
    return this.#pointed.has(at) || this.#about.has(at);
  }

  drops(at: Place): boolean {
    return this.#drops.has(at);
  }

  isPlanned(id: number): boolean {
    return this.attacks.some(([attacker]) => attacker === id);
  }

  // --- looking closely -----------------------------------------------------------------------------

  lookAt(closeup: Closeup): void {
    if (this.dragged === null && !(this.closeup?.pinned && !closeup.pinned)) this.closeup = closeup;
  }

  /** What is pinned stays until it is put away. */
  lookAway(): void {
    if (!this.closeup?.pinned) this.closeup = null;
  }

  putAway(): void {
    this.closeup = null;
  }

  look(pile: OpenPile | null): void {
    this.looking = pile;
  }

  // --- what the player does ---------------------------------------------------------------------

  press(at: Place): void {
    if (this.readonly || this.me === null) return;
    this.#take(press(this.choices, this.picked, at), at);
  }

  /** The answer that pressing this place would give; null where it gives none yet. */
  ahead(at: Place): Answer | null {
    if (this.prompt === null || this.dragged !== null) return null;
    const step = press(this.choices, this.picked, at);
    return step.do === 'act' || step.do === 'confirm' ? step.choice.answer : null;
  }

  lift(from: Place | null): void {
    this.letGo();
    this.dragged = from;
  }

  drop(from: Place, onto: readonly Place[]): void {
    this.dragged = null;
    if (this.readonly || this.me === null) return;
    this.picked = null;
    this.#take(drop(this.choices, from, onto.filter((at) => at !== from)), from);
  }

  choose(choice: Choice): void {
    this.letGo();
    this.looking = null;
    if (choice.answer.move === 'declare') {
      for (const [attacker, target] of choice.answer.attacks) this.plan = planned(this.plan, attacker, target);
    } else {
      this.#props().act(choice.answer);
    }
  }

  letGo(): void {
    this.picked = null;
    this.bubble = null;
  }

  attackAll(): void {
    const answer = declaration(this.attacks);
    this.letGo();
    this.plan = [];
    this.#props().act(answer);
  }

  #take(step: Step, at: Place): void {
    switch (step.do) {
      case 'act':
        this.choose(step.choice);
        return;
      case 'confirm':
        this.picked = null;
        this.bubble = { kind: 'confirm', at, choice: step.choice };
        return;
      case 'pick':
        this.picked = step.picked;
        this.bubble = step.menu.length ? { kind: 'menu', at, choices: step.menu } : null;
        return;
      case 'menu':
        this.bubble = { kind: 'menu', at: step.at, choices: step.menu };
        return;
      case 'let-go': {
        const id = whatIs(at);
        if (this.declaring && typeof id === 'number' && id >= FIRST_ID) this.plan = unplanned(this.plan, id);
        this.letGo();
        return;
      }
      case 'why':
        this.letGo();
        void this.#ask(step.at);
    }
  }

  /** Why can't I? The reasons are shown where the question was asked. */
  async #ask(at: Place): Promise<void> {
    const what = whatIs(at);
    if (what === null) return;
    try {
      const { reasons } = await this.#props().why(what);
      if (reasons.length && this.picked === null) this.bubble = { kind: 'why', at, reasons };
    } catch {
      // The frame tells about lost connections and refusals; without an answer there is nothing to show here.
    }
  }
}

const KEY = Symbol('table');

export function shareTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
