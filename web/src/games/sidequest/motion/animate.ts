/** Which movements tell what has just happened. The board is already right; they are laid on top of it. */
import type { Line } from '$lib/protocol';
import type * as SideQuest from '../protocol';

import { FIRST_ID, place, placeOf, type Place } from '../board/places';

export type Beat =
  /** A card goes from the first of these places that is known to another one. */
  | { kind: 'fly'; from: Place[]; to: Place[] }
  /** A card that has left the table goes on its last way. */
  | { kind: 'leave'; at: Place; to: Place[] }
  | { kind: 'lunge'; from: Place; to: Place }
  | { kind: 'hit'; at: Place; n: number }
  | { kind: 'pulse'; at: Place };

export interface Cue {
  beat: Beat;
  start: number;
  length: number;
}

/** Milliseconds: one movement, and all of one update. */
export const LONGEST = 400;
export const WHOLE = 1600;

const LENGTH: Readonly<Record<Beat['kind'], number>> = {
  fly: 380,
  leave: 360,
  lunge: 360,
  hit: LONGEST,
  pulse: 220,
};
/** The next one begins when this part of a movement is over. */
const OVERLAP: Readonly<Record<Beat['kind'], number>> = {
  fly: 0.6,
  leave: 0.6,
  lunge: 0.55,
  hit: 0.7,
  pulse: 0.5,
};
/** Below that a movement is only a flicker, and what merely decorates is left out. */
const SHORTEST = 110;

type Args = Readonly<Record<string, unknown>>;
const number = (args: Args, name: string): number => (typeof args[name] === 'number' ? args[name] : 0);
const text = (args: Args, name: string): string => (typeof args[name] === 'string' ? args[name] : '');
const texts = (args: Args, name: string): string[] => (Array.isArray(args[name]) ? (args[name] as string[]) : []);

/** `before` is the table as it was: cards that have left it still have an owner there. */
export function beatsOf(
  lines: readonly Line[],
  view: SideQuest.View,
  before: SideQuest.View | null,
  me: number | null,
): Beat[] {
  return lines.flatMap((line) => beatsOfLine(line, view, before ?? view, me));
}

function beatsOfLine(line: Line, view: SideQuest.View, before: SideQuest.View, me: number | null): Beat[] {
  const { args } = line;
  const seat = number(args, 'seat');
  const card = text(args, 'card');
  const thing = place.thing(number(args, 'thing'));
  const fromHand = [place.hand(card), place.handOf(seat), place.deck(seat)];
  const hand = seat === me ? [place.hand(card), place.handOf(seat)] : [place.handOf(seat)];
  switch (line.key) {
    case 'log.draw':
      return seat === me ? [] : [{ kind: 'fly', from: [place.deck(seat)], to: [place.handOf(seat)] }];
    case 'log.drawn':
      return me === null ? [] : drawn(texts(args, 'cards'), place.deck(me));
    case 'log.fetch':
    case 'log.reclaim':
      return [{ kind: 'fly', from: [line.key === 'log.fetch' ? place.deck(seat) : place.pile(seat)], to: hand }];
    case 'log.prize':
      return seat === me
        ? drawn(texts(args, 'cards'), place.prizes(seat))
        : [{ kind: 'fly', from: [place.prizes(seat)], to: [place.handOf(seat)] }];
    case 'log.give':
      return [{ kind: 'fly', from: [place.handOf(seat)], to: [place.handOf(number(args, 'to'))] }];
    case 'log.summon':
    case 'log.summon-hidden':
    case 'log.equip':
      return [{ kind: 'fly', from: fromHand, to: [thing] }];
    case 'log.boss':
      return [{ kind: 'fly', from: [place.deck(0)], to: [thing] }];
    case 'log.cast':
      return [{ kind: 'fly', from: fromHand, to: [...waiting(card, view), place.pile(seat)] }];
    case 'log.discard':
      return [{ kind: 'fly', from: [place.hand(card), place.handOf(seat)], to: [place.pile(seat)] }];
    case 'log.discover':
      return [{ kind: 'fly', from: [place.discovery], to: [...lying(card, view), place.hand(card), place.discovered] }];
    case 'log.attack':
      return [{ kind: 'lunge', from: attacker(args, view), to: placeOf(number(args, 'target'), view) }];
    case 'log.block':
      return [{ kind: 'pulse', at: thing }];
    case 'log.damage':
    case 'log.arm':
      return [{ kind: 'hit', at: thing, n: -number(args, 'n') }];
    case 'log.lp':
      return [{ kind: 'hit', at: place.hero(seat), n: -number(args, 'n') }];
    case 'log.heal':
      return [{ kind: 'hit', at: thing, n: number(args, 'n') }];
    case 'log.heal-lp':
      return [{ kind: 'hit', at: place.hero(seat), n: number(args, 'n') }];
    case 'log.falls':
    case 'log.sacrificed':
    case 'log.unequipped':
      return [{ kind: 'leave', at: thing, to: [place.pile(ownerOf(number(args, 'thing'), before)), place.discovered] }];
    case 'log.returns':
    case 'log.bounced': {
      const owner = ownerOf(number(args, 'thing'), before);
      return [{ kind: 'leave', at: thing, to: [place.handOf(owner)] }];
    }
    case 'log.world':
      return [{ kind: 'fly', from: [place.worldDeck], to: [place.thing(view.world)] }];
    case 'log.world-effect':
      return [{ kind: 'pulse', at: place.thing(view.world) }];
    case 'log.trigger':
    case 'log.activate':
    case 'log.boost':
    case 'log.grant':
    case 'log.paralyzed':
    case 'log.revealed':
    case 'log.nimble':
    case 'log.armored':
      return [{ kind: 'pulse', at: thing }];
    case 'log.burn':
    case 'log.cleansed':
      return [{ kind: 'pulse', at: placeOf(number(args, 'target'), view) }];
    default:
      return [];
  }
}

function drawn(cards: readonly string[], from: Place): Beat[] {
  return cards.map((card) => ({ kind: 'fly', from: [from], to: [place.hand(card)] }));
}

function waiting(card: string, view: SideQuest.View): Place[] {
  return view.chain
    .filter((item) => item.card === card)
    .map((item) => place.item(item.id))
    .reverse();
}

function lying(card: string, view: SideQuest.View): Place[] {
  return view.zone.filter((id) => view.things[String(id)]?.card === card).map((id) => place.thing(id));
}

function attacker(args: Args, view: SideQuest.View): Place {
  const weapon = number(args, 'weapon');
  return weapon ? place.thing(weapon) : placeOf(number(args, 'attacker'), view);
}

function ownerOf(id: number, view: SideQuest.View): number {
  return id < FIRST_ID ? id : (view.things[String(id)]?.owner ?? 0);
}

/** When each movement begins and how long it takes; many are shorter, and all together are never too long. */
export function schedule(beats: readonly Beat[]): Cue[] {
  const whole = laidOut(beats);
  if (endOf(whole) <= WHOLE) return whole;
  const needed = squeezed(whole);
  if ((needed[0]?.length ?? SHORTEST) >= SHORTEST) return needed;
  return squeezed(laidOut(beats.filter((beat) => beat.kind !== 'pulse')));
}

function laidOut(beats: readonly Beat[]): Cue[] {
  let start = 0;
  return beats.map((beat) => {
    const cue = { beat, start, length: LENGTH[beat.kind] };
    start += cue.length * OVERLAP[beat.kind];
    return cue;
  });
}

function endOf(cues: readonly Cue[]): number {
  return Math.max(0, ...cues.map((cue) => cue.start + cue.length));
}

function squeezed(cues: readonly Cue[]): Cue[] {
  const factor = Math.min(1, WHOLE / Math.max(1, endOf(cues)));
  return cues.map(({ beat, start, length }) => ({ beat, start: start * factor, length: length * factor }));
}
