/** From the options of a question to what glows on the board, and to what a click or a drop means. */
import type { OptionInfo, PromptInfo } from '$lib/protocol';
import type * as SideQuest from '../protocol';

import { place, placeOf, type Place } from '../board/places';

export type Answer = SideQuest.Answer;

/** One option, as something that is done with a card: taken from one place, perhaps led to another. */
export interface Choice {
  answer: Answer;
  text: string;
  from: Place;
  /** The target that it names; null: it needs none. */
  to: Place | null;
  /** Where it may be dropped. */
  drops: Place[];
  /** Something is given up by it: asked once more before it is done. */
  careful: boolean;
}

export type Glow = 'source' | 'target' | 'picked';

/** What has been taken up: a source that looks for its target, or a target that looks for its source. */
export interface Picked {
  place: Place;
  as: 'source' | 'target';
}

/** What a click or a drop leads to. */
export type Step =
  | { do: 'act'; choice: Choice }
  | { do: 'confirm'; choice: Choice }
  | { do: 'pick'; picked: Picked; menu: Choice[] }
  | { do: 'menu'; at: Place; menu: Choice[] }
  | { do: 'let-go' }
  | { do: 'why'; at: Place };

/** The options that have a place on the board. Others (done, pass, yes ...) are buttons of the frame only. */
export function choicesOf(prompt: PromptInfo, view: SideQuest.View, me: number): Choice[] {
  if (prompt.question === 'sidequest.declare') {
    return prompt.options.flatMap((option) =>
      (option.answer as Answer).move === 'declare' ? singleAttack(option, view) : onBoard(option, prompt, view, me),
    );
  }
  return prompt.options.flatMap((option) => onBoard(option, prompt, view, me));
}

/** Of the plans offered those with one attack: together they tell who may attack whom. */
function singleAttack(option: OptionInfo, view: SideQuest.View): Choice[] {
  const answer = option.answer as Answer;
  if (answer.move !== 'declare' || answer.attacks.length !== 1) return [];
  const [attacker, target] = answer.attacks[0]!;
  const to = placeOf(target, view);
  return [{ answer, text: option.text, from: place.thing(attacker), to, drops: dropsAt(to), careful: false }];
}

function onBoard(option: OptionInfo, prompt: PromptInfo, view: SideQuest.View, me: number): Choice[] {
  const answer = option.answer as Answer;
  const at = (from: Place, drops: Place[], target = 0, careful = false): Choice => {
    const to = target ? placeOf(target, view) : null;
    return { answer, text: option.text, from, to, drops: to === null ? drops : dropsAt(to), careful };
  };
  const field = [place.field(me)];
  switch (answer.move) {
    case 'summon':
    case 'equip':
      return [at(place.hand(answer.card), field)];
    case 'cast':
      return [at(place.hand(answer.card), field, answer.target)];
    case 'discard':
      return fromPile(prompt)
        ? [at(place.piled(me, answer.card), field)]
        : [at(place.hand(answer.card), [place.pile(me)])];
    case 'give':
      return [
        at(
          place.hand(answer.card),
          prompt.about.map((seat) => place.hero(seat)),
        ),
      ];
    case 'activate':
      return [at(place.thing(answer.source), field, answer.target)];
    case 'unequip':
      return [at(place.thing(answer.piece), [place.pile(me)], 0, true)];
    case 'bind':
      return [at(place.thing(answer.creature), [place.hero(me)])];
    case 'unbind':
      return bound(view, me).map((id) => at(place.thing(id), field, 0, true));
    case 'reveal':
      return [at(place.thing(answer.creature), field)];
    case 'attack':
      return [at(placeOf(answer.attacker, view), [], answer.target)];
    case 'block':
      return answer.blocker
        ? [at(place.thing(answer.blocker), [place.hero(me), ...prompt.about.map((id) => placeOf(id, view))])]
        : [];
    case 'armor':
      return [at(place.thing(answer.piece), [])];
    case 'target':
      return [at(placeOf(answer.target, view), [])];
    case 'beg':
    case 'name':
      return [at(place.hero(answer.hero), [])];
    case 'intervene':
      return [
        at(
          place.hero(me),
          prompt.about.map((id) => placeOf(id, view)),
        ),
      ];
    case 'discover':
      return [at(place.discovery, [...field, place.handOf(me)])];
    case 'draw':
      return answer.cards ? [at(place.deck(me), [...field, place.handOf(me)])] : [];
    case 'extracard':
      return [at(place.deck(me), [...field, place.handOf(me)])];
    case 'newworld':
      return [at(place.worldDeck, [place.world])];
    case 'world':
      return [at(place.look(answer.card), [place.world])];
    case 'grow':
      return [
        ...(answer.intelligence ? [at(place.int(me), [])] : []),
        ...(answer.strength ? [at(place.str(me), [])] : []),
      ];
    case 'yes':
      return prompt.about.slice(0, 1).map((id) => at(placeOf(id, view), []));
    default:
      return [];
  }
}

/** A Hero can be hit anywhere on the own field, a card only where it lies. */
function dropsAt(to: Place): Place[] {
  return to.startsWith('hero:') ? [to, `field:${to.slice(5)}`] : [to];
}

/** Cards are usually thrown off the hand, but taken back or raised from the discard pile. */
export function fromPile(prompt: PromptInfo): boolean {
  return prompt.question === 'sidequest.reclaim' || prompt.question === 'sidequest.revive';
}

function bound(view: SideQuest.View, me: number): number[] {
  return view.heroes.filter((hero) => hero.seat === me && hero.partner).map((hero) => hero.partner);
}

/** What glows: everything to begin with; once something is taken up, that and what it can be led to. */
export function glowing(choices: readonly Choice[], picked: Picked | null): Map<Place, Glow> {
  const glow = new Map<Place, Glow>();
  if (picked === null) {
    for (const choice of choices) glow.set(choice.from, 'source');
    return glow;
  }
  for (const choice of choices) {
    if (picked.as === 'source' && choice.from === picked.place && choice.to !== null) glow.set(choice.to, 'target');
    if (picked.as === 'target' && choice.to === picked.place) glow.set(choice.from, 'source');
  }
  glow.set(picked.place, 'picked');
  return glow;
}

/** A click, a tap or Enter on a place. */
export function press(choices: readonly Choice[], picked: Picked | null, at: Place): Step {
  if (picked !== null) {
    const meant = choices.filter((choice) =>
      picked.as === 'source'
        ? choice.from === picked.place && choice.to === at
        : choice.to === picked.place && choice.from === at,
    );
    if (meant.length) return settle(meant, at);
    if (at === picked.place) return { do: 'let-go' };
  }
  const own = choices.filter((choice) => choice.from === at);
  if (own.length === 1) return settle(own, at);
  if (own.length) return takeUp(own, at);
  if (choices.some((choice) => choice.to === at)) {
    return { do: 'pick', picked: { place: at, as: 'target' }, menu: [] };
  }
  return { do: 'why', at };
}

function settle(meant: Choice[], at: Place): Step {
  const [only] = meant;
  if (meant.length > 1 || only === undefined) return { do: 'menu', at, menu: meant };
  return { do: only.careful ? 'confirm' : 'act', choice: only };
}

/** With targets to choose from they glow; what needs no target, or has but itself as one, stands in a menu. */
function takeUp(own: Choice[], at: Place): Step {
  const plain = own.filter((choice) => choice.to === null || choice.to === at);
  if (plain.length === own.length) return { do: 'menu', at, menu: own };
  return { do: 'pick', picked: { place: at, as: 'source' }, menu: plain };
}

/** Something was dragged and let go over these places, the innermost first. */
export function drop(choices: readonly Choice[], from: Place, onto: readonly Place[]): Step {
  const meant = choices.filter((choice) => choice.from === from);
  if (!meant.length) return { do: 'why', at: from };
  for (const where of onto) {
    const fits = meant.filter((choice) => choice.to === where);
    if (fits.length) return settle(fits, where);
  }
  for (const where of onto) {
    const fits = meant.filter((choice) => choice.drops.includes(where));
    if (fits.length) return settle(fits, where);
  }
  return { do: 'let-go' };
}

/** Where something that is being dragged may be dropped. */
export function dropsOf(choices: readonly Choice[], from: Place): Set<Place> {
  return new Set(choices.filter((choice) => choice.from === from).flatMap((choice) => choice.drops));
}

/** The places that an answer is about: what a suggestion points at. */
export function placesOf(answer: Answer | null, choices: readonly Choice[], view: SideQuest.View): Set<Place> {
  if (answer === null) return new Set();
  if (answer.move === 'declare') {
    return new Set(answer.attacks.flatMap(([attacker, target]) => [place.thing(attacker), placeOf(target, view)]));
  }
  const told = JSON.stringify(sorted(answer));
  const same = choices.filter((choice) => JSON.stringify(sorted(choice.answer)) === told);
  return new Set(same.flatMap((choice) => (choice.to === null ? [choice.from] : [choice.from, choice.to])));
}

function sorted(answer: Answer): unknown {
  return Object.fromEntries(Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : 1)));
}

// --- the GM declares all attacks at once ------------------------------------------------------

export type Attacks = readonly (readonly [number, number])[];

/** The plan with one attack more; each attacker has one target. */
export function planned(plan: Attacks, attacker: number, target: number): Attacks {
  return [...plan.filter(([already]) => already !== attacker), [attacker, target]];
}

export function unplanned(plan: Attacks, attacker: number): Attacks {
  return plan.filter(([already]) => already !== attacker);
}

/** Only attacks whose attacker is still offered: the table may have changed meanwhile. */
export function stillPossible(plan: Attacks, choices: readonly Choice[]): Attacks {
  const offered = new Set(
    choices.flatMap(({ answer }) => (answer.move === 'declare' ? answer.attacks.map((pair) => pair.join('>')) : [])),
  );
  return plan.filter((pair) => offered.has(pair.join('>')));
}

export function declaration(plan: Attacks): Answer {
  return { move: 'declare', attacks: plan.map(([attacker, target]) => [attacker, target]) };
}
