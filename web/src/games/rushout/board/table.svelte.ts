/** What all parts of the board share: what is possible at the table now, and what the player is about to do. */
import { getContext, setContext } from 'svelte';

import type * as RushOut from '../protocol';
import { say } from '../../../lib/words.svelte';
import { toast } from '../../../ui/toasts.svelte';
import {
  aims,
  backOf,
  cursed,
  debts,
  diceOn,
  looseOf,
  owedBy,
  ownerOf,
  pairsOn,
  placeOf,
  placesOf,
  stroke,
  swirlOf,
  WIZARD,
  type Laid,
} from '../possible/fitting';
import { uses } from '../possible/options';
import { settings } from '../settings.svelte';
import { RaceSight } from './sight.svelte';
import { play } from '../../../sound/sounds';
import { targetsOf, type Targets } from '../possible/targets';

export class RaceTable extends RaceSight {
  /** A loose die that is taken up, to go onto a field of its own. */
  picked: number | null = $state(null);
  /** Dice on a card that the next roll takes back. */
  marked: readonly number[] = $state.raw([]);
  /** The ability or scroll for which a target is chosen. */
  using: string | null = $state(null);
  /** Heroes chosen so far for a spell that hits two. */
  chosen: readonly number[] = $state.raw([]);
  /** The hand that is tied is held down (RO-142). */
  holding = $state(false);
  /** Whoever is alone claps twice (RO-143): once for now. */
  clapped = $state('');

  // --- whose hands are free ------------------------------------------------------------------------

  readonly playing: boolean = $derived.by(() => {
    const { readonly, prompt } = this.props();
    return this.me !== null && !readonly && !this.view.paused && (this.view.phase === 'race' || prompt?.question === 'rushout.start');
  });
  readonly free: boolean = $derived(this.playing && this.view.phase === 'race' && !this.rolls(this.seat));
  /** One looks at one's own race, even while it stands still: what fits and what follows can be seen. */
  readonly looking: boolean = $derived.by(() => this.me !== null && !this.props().readonly && this.view.phase === 'race' && !this.rolls(this.seat));
  readonly oneHand: boolean = $derived(this.seat !== WIZARD && cursed(this.race, 'one_hand'));
  /** The tied hand must be held before anything can be done. */
  readonly tied: boolean = $derived.by(() => this.oneHand && settings.tied && this.me !== null && !this.props().readonly);
  /** Under the curse of silence the heroes say nothing (RO-141). */
  readonly silent: boolean = $derived(this.view.phase === 'race' && this.seat !== WIZARD && cursed(this.race, 'silence'));

  // --- what is possible ------------------------------------------------------------------------------

  readonly aiming: boolean = $derived(this.me === WIZARD && this.view.aim !== null && this.playing);
  readonly swirl: readonly number[] = $derived(this.free ? swirlOf(this.view, this.seat) : []);
  readonly uses: readonly RushOut.Answer[] = $derived(this.free && !this.aiming && this.swirl.length === 0 ? uses(this.race, this.seat) : []);
  readonly targets: Targets = $derived.by(() => {
    if (this.aiming) return targetsOf(aims(this.race));
    if (this.swirl.length > 0) return targetsOf(this.swirl.map((die) => ({ move: 'swirl', die })));
    return targetsOf(this.using === null ? [] : this.uses.filter(({ move }) => move === this.using));
  });
  /** Something must be chosen before dice can be placed again. */
  readonly choosing: boolean = $derived(this.aiming || this.swirl.length > 0 || this.using !== null);

  /** By place what a press on it lays there. */
  readonly strokes: ReadonlyMap<string, Laid[]> = $derived.by(() => {
    const found = new Map<string, Laid[]>();
    if (!this.looking || this.choosing) return found;
    for (const place of placesOf(this.view, this.seat)) {
      const laid =
        this.picked === null
          ? stroke(this.race, this.seat, place)
          : pairsOn(this.race, this.seat, place).filter(([die]) => die === this.picked).slice(0, 1);
      if (laid.length > 0) found.set(place.place, laid);
    }
    return found;
  });

  /** The places that number keys stand for. */
  readonly numbered: readonly string[] = $derived(this.me === null ? [] : placesOf(this.view, this.seat).map(({ place }) => place));
  readonly learn: RushOut.Owed | undefined = $derived(this.me === null || this.me === WIZARD ? undefined : owedBy(this.view, this.me, 'learn'));
  readonly claps: ReadonlySet<string> = $derived(
    new Set(
      this.free && this.me !== null
        ? debts(this.view, this.me).flatMap((answer) => (answer.move === 'clap' ? [answer.place] : []))
        : [],
    ),
  );
  readonly canRoll: boolean = $derived.by(() => {
    if (this.props().prompt?.question === 'rushout.start') return this.playing;
    return this.free && !this.aiming && this.swirl.length === 0 && (looseOf(this.view, this.seat).length > 0 || this.marked.length > 0);
  });

  // --- deeds --------------------------------------------------------------------------------------------

  #do(answer: RushOut.Answer): void {
    this.picked = null;
    this.using = null;
    this.chosen = [];
    this.hand.do(answer);
  }

  /** Whether one may act at all; says why not. */
  #may(): boolean {
    if (this.tied && !this.holding) {
      toast(say('rushout.hand.tied.hold'), { rules: ['RO-142'], game: 'rushout', kind: 'refused' });
      return false;
    }
    return this.free;
  }

  roll = (): void => {
    if (!this.canRoll || (this.view.phase === 'race' && !this.#may())) return;
    play('roll');
    const back = this.marked.filter((die) => backOf(this.view, this.seat).includes(die));
    this.marked = [];
    this.#do({ move: 'roll', back: [...back] });
  };

  /** A die is pressed: it is a target, it is taken up, or it is marked to be taken back. */
  pressDie = (number: number): void => {
    if (!this.playing) return;
    const aimed = this.targets.dice.get(number);
    if (aimed !== undefined) {
      if (this.#may()) this.#do(aimed);
      return;
    }
    const die = this.view.dice[number];
    if (ownerOf(number) !== this.me || die === undefined || this.choosing) return;
    if (die.place === '') {
      if (die.rolled && this.free) this.picked = this.picked === number ? null : number;
      return;
    }
    if (!backOf(this.view, this.me).includes(number)) return;
    this.marked = this.marked.includes(number) ? this.marked.filter((one) => one !== number) : [...this.marked, number];
    play('back');
  };

  markAll = (): void => {
    const back = this.me === null ? [] : backOf(this.view, this.me);
    this.marked = this.marked.length < back.length ? back : [];
  };

  /** A card or tile is pressed. */
  pressPlace = (place: string): void => {
    if (!this.playing) return;
    const aimed = this.targets.places.get(place);
    if (aimed !== undefined) {
      if (this.#may()) this.#do(aimed);
      return;
    }
    if (this.claps.has(place)) {
      this.#clap(place);
      return;
    }
    const laid = this.strokes.get(place);
    if (laid !== undefined) {
      if (this.#may()) this.#lay(place, laid);
    } else if (this.free && !this.choosing) {
      this.#ask(place);
    }
  };

  /** A die is dropped: on a field of a card, or anywhere on it. */
  drop = (number: number, place: string, field: number | null): void => {
    const at = placeOf(this.view, place);
    if (!this.free || this.choosing || at === undefined || !this.#may()) return;
    const pairs = pairsOn(this.race, this.seat, at).filter(([die]) => die === number);
    // What does not fit on the very field is sent all the same: the refusal says why, and the die slides back.
    const laid = field === null ? pairs[0] : ([number, field] as Laid);
    if (laid !== undefined) this.#lay(place, [laid]);
    else this.#ask(place);
  };

  #lay(place: string, dice: Laid[]): void {
    play('place');
    this.marked = [];
    this.#do({ move: 'place', place, dice });
  }

  /** Two hands or one: alone one claps twice, a pair once each (RO-143). */
  #clap(place: string): void {
    if (!this.#may()) return;
    if (this.alone(place) && this.clapped !== place) {
      this.clapped = place;
      return;
    }
    this.clapped = '';
    play('place');
    this.#do({ move: 'clap', place });
  }

  /** Whether only one hero has dice there. */
  alone(place: string): boolean {
    const helpers = diceOn(this.view, place).filter((die) => die.field >= 0 && ownerOf(die.number) !== WIZARD);
    return new Set(helpers.map((die) => ownerOf(die.number))).size < 2;
  }

  /** A hero is pressed: somebody whom a spell or an ability is aimed at. */
  pressHero = (seat: number): void => {
    const answers = this.targets.heroes.get(seat);
    if (answers === undefined || !this.#may()) return;
    const chosen = this.chosen.includes(seat) ? this.chosen.filter((one) => one !== seat) : [...this.chosen, seat];
    const hit = answers.find((answer) => answer.move === 'heal' || (answer.move === 'afflict' && chosen.length === answer.heroes.length && chosen.every((one) => answer.heroes.includes(one))));
    if (hit !== undefined) this.#do(hit);
    else this.chosen = chosen;
  };

  /** An ability, a scroll or coins: at once, where there is only one way to use them. */
  use = (move: string): void => {
    const answers = this.uses.filter((answer) => answer.move === move);
    if (this.using === move) this.using = null;
    else if (answers.length === 1 && answers[0] !== undefined && this.#may()) this.#do(answers[0]);
    else if (answers.length > 1) this.using = move;
  };

  /** One of several ways to use something. */
  choose = (answer: RushOut.Answer): void => {
    if (this.#may()) this.#do(answer);
  };

  teach = (hero: number): void => this.#do({ move: 'learn', hero });

  /** Lets go of whatever was taken up; whether there was anything. */
  letGo(): boolean {
    const had = this.picked !== null || this.marked.length > 0 || this.using !== null || this.chosen.length > 0;
    this.picked = null;
    this.marked = [];
    this.using = null;
    this.chosen = [];
    return had;
  }

  #ask(place: string): void {
    void this.props()
      .why(place)
      .then(({ reasons }) => {
        const reason = reasons[0];
        if (reason !== undefined) toast(reason.text, { rules: reason.rules, game: 'rushout', kind: 'refused' });
      })
      .catch(() => undefined);
  }

  /** Follows clock and questions as long as the component lives that calls this. */
  override follow(): void {
    super.follow();
    // Marks and picks belong to dice that lie as they lay.
    $effect.pre(() => {
      const { view } = this;
      const back = this.me === null ? [] : backOf(view, this.me);
      if (this.marked.some((die) => !back.includes(die))) this.marked = this.marked.filter((die) => back.includes(die));
      const picked = this.picked === null ? undefined : view.dice[this.picked];
      if (picked !== undefined && (picked.place !== '' || !picked.rolled || this.rolls(this.seat))) this.picked = null;
      if (this.using !== null && !this.uses.some(({ move }) => move === this.using)) this.using = null;
      if (!this.aiming && this.chosen.length > 0) this.chosen = [];
      if (this.clapped !== '' && !this.claps.has(this.clapped)) this.clapped = '';
    });
  }
}

const KEY = Symbol('race');

export const shareTable = (table: RaceTable): RaceTable => setContext(KEY, table);
export const useTable = (): RaceTable => getContext<RaceTable>(KEY);
