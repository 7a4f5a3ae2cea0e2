/** The table as it looks here and now: the view, foreseen a moment ahead, and the time of the game on this screen. */
import { untrack } from 'svelte';

import type { Line, PromptInfo, Reasons, SeatInfo } from '../../../lib/protocol';
import type * as RushOut from '../protocol';
import { say } from '../../../lib/words.svelte';
import { diceOf, ownerOf, placeOf, WIZARD, type OwnDie, type Race } from '../possible/fitting';
import { foresee, IN_THE_AIR } from '../possible/foresee';
import { GameTime } from '../time/gametime';
import { Underway } from '../time/underway.svelte';

export interface BoardProps {
  view: RushOut.View;
  prompt: PromptInfo | null;
  content: RushOut.Content;
  me: number | null;
  readonly: boolean;
  again?: boolean;
  news: readonly Line[];
  epoch: number;
  suggestion: RushOut.Answer | null;
  act: (answer: unknown) => Promise<boolean>;
  aside: (answer: unknown) => Promise<boolean>;
  why: (what: string | number) => Promise<Reasons>;
  seats: readonly SeatInfo[];
}

/** Milliseconds for which something that was said stays to be read. */
const READING = 4_000;
/** Milliseconds between two looks at the clock while something is running. */
const TICK = 50;

export class RaceSight {
  readonly hand: Underway;
  readonly #time = new GameTime();
  /** The time of the game on this screen. */
  now = $state(0);

  /** Quick phrases that were just said, by seat. */
  spoken: ReadonlyMap<number, { text: string; line: number }> = $state.raw(new Map());

  constructor(readonly props: () => BoardProps) {
    // In a race a move is no answer to a numbered question: whether it is possible is seen when it counts.
    this.hand = new Underway((answer) => {
      const { prompt, act, aside } = this.props();
      return prompt === null || prompt.question === 'rushout.act' ? aside(answer) : act(answer);
    });
  }

  readonly me: number | null = $derived.by(() => this.props().me);
  /** As one looks at the table: heroes from their side, everybody else too. */
  readonly seat: number = $derived(this.me ?? 1);
  readonly content: RushOut.Content = $derived.by(() => this.props().content);
  readonly view: RushOut.View = $derived.by(() =>
    this.me === null ? this.props().view : foresee(this.props().view, this.me, this.hand.moves),
  );
  /** Dice land by the own clock: nobody is told when they do. In words, so that nothing else follows every tick. */
  readonly #air: string = $derived.by(() => {
    if (this.view.phase !== 'race') return '';
    const time = this.props().again ? this.view.time : this.now;
    return this.view.players.filter(({ busy }) => busy > time).map(({ seat }) => seat).join(' ');
  });
  /** Seats whose dice are in the air. */
  readonly rolling: ReadonlySet<number> = $derived(new Set(this.#air.split(' ').filter(Boolean).map(Number)));
  readonly race: Race = $derived({ view: this.view, content: this.content, rolling: this.rolling });
  readonly scenario: RushOut.ScenarioInfo | undefined = $derived.by(() =>
    this.content.scenarios.find((one) => one.id === this.view.scenario),
  );

  rolls(seat: number): boolean {
    return this.rolling.has(seat);
  }

  // --- names ------------------------------------------------------------------------------------------

  own(seat: number): OwnDie[] {
    return diceOf(this.view, seat);
  }

  colourOf(number: number): string {
    const owner = ownerOf(number);
    return owner === WIZARD ? 'black' : (this.view.players[owner]?.colour ?? 'white');
  }

  nameOf(seat: number): string {
    const character = this.view.players[seat]?.character ?? '';
    const role = seat === WIZARD ? (this.content.words['role']?.['wizard'] ?? '') : (this.content.heroes[character]?.name ?? '');
    return role || say('rushout.board.hero', { n: seat });
  }

  word(symbol: string): string {
    return this.content.words['symbol']?.[symbol] ?? symbol;
  }

  placeName(place: string): string {
    if (place === 'dragon') return say('rushout.cards.place.dragon');
    if (/^h\d/.test(place)) return say('rushout.cards.place.wounded', { who: this.nameOf(Number(place.slice(1))) });
    const card = placeOf(this.view, place)?.card ?? '';
    return this.content.cards[card]?.name ?? say('rushout.cards.place.empty');
  }

  /** Somebody says something; it stays for a moment. */
  hear(news: readonly Line[]): void {
    for (const line of news.filter(({ key }) => key === 'log.phrase')) {
      const seat = Number(line.args['seat']);
      const text = this.content.phrases.find(({ id }) => id === line.args['phrase'])?.text ?? '';
      this.spoken = new Map(this.spoken).set(seat, { text, line: line.n });
      setTimeout(() => (this.spoken = new Map([...this.spoken].filter(([, said]) => said.line !== line.n))), READING);
    }
  }

  // --- time -------------------------------------------------------------------------------------------

  /** Follows the clock as long as the component lives that calls this. */
  follow(): void {
    $effect.pre(() => {
      this.#time.hear(this.props().view, performance.now());
      // Who watches it again sees the clock of the table itself.
      this.now = this.props().again ? this.props().view.time : this.#time.at(performance.now());
    });
    $effect.pre(() => {
      void this.props().view;
      untrack(() => this.hand.see());
    });
    $effect.pre(() => {
      void this.props().epoch;
      untrack(() => this.hand.forget());
    });
    $effect(() => {
      if (!['race', 'market'].includes(this.view.phase) || this.view.paused || this.props().again) return;
      const timer = setInterval(() => (this.now = this.#time.at(performance.now())), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds until then; 0 for what is due. */
  left(until: number): number {
    return until === IN_THE_AIR ? 0 : Math.max(0, until - this.now);
  }
}
