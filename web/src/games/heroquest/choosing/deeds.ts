/** What can be done without a place on the board, as the bar shows it: one button for each kind, and what is taken up. */
import type { Sign } from '../drawing/signs';
import { ENDING, type Offer } from './offers';

export interface Deed {
  kind: string;
  sign: Sign;
  offers: readonly Offer[];
}

/** What is cast, drunk, read or used, with all its possible targets. */
export interface Taken {
  with: string;
  /** cast, read, drink, use. */
  kind: string;
  id: string;
  offers: readonly Offer[];
}

const SIGNS: Readonly<Record<string, Sign>> = {
  searchtreasure: 'coins', searchtraps: 'lens', dexterity: 'feather', moveagain: 'feather', herbs: 'leaf', draw: 'sword', wear: 'helm', brew: 'flask',
  recognise: 'leaf', trade: 'coins', turn: 'turn', special: 'bolt', sweep: 'sweep', takeup: 'hand', give: 'hand', givegold: 'coins',
  leave: 'stairs', endturn: 'hourglass', rest: 'hourglass', endmaster: 'hourglass', rollfate: 'die', liftfate: 'die', again: 'die', keep: 'check',
  pushback: 'fist', wound: 'drop', decline: 'close', prepare: 'book', study: 'book', oilweapon: 'drop', ward: 'shield', act: 'horns',
};

export function signOf(kind: string): Sign {
  return SIGNS[kind] ?? 'star';
}

/** Offers without a place, by their kind; those that end something come last. */
export function deedsOf(offers: readonly Offer[]): Deed[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.with !== '' || offer.places[0] !== 'self') continue;
    found.set(offer.answer.move, [...(found.get(offer.answer.move) ?? []), offer]);
  }
  const deeds = [...found].map(([kind, its]) => ({ kind, sign: signOf(kind), offers: its }));
  return [...deeds.filter(({ kind }) => !ENDING.has(kind)), ...deeds.filter(({ kind }) => ENDING.has(kind))];
}

/** What can be taken up, each once. */
export function takenOf(offers: readonly Offer[]): Taken[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) if (offer.with !== '') found.set(offer.with, [...(found.get(offer.with) ?? []), offer]);
  return [...found].map(([what, its]) => {
    const cut = what.indexOf(':');
    return { with: what, kind: what.slice(0, cut), id: what.slice(cut + 1), offers: its };
  });
}

/** Nothing is left but to end the turn. */
export function onlyEnding(offers: readonly Offer[], reach: ReadonlyMap<number, unknown>): boolean {
  return offers.length > 0 && reach.size === 0 && offers.every((offer) => ENDING.has(offer.answer.move) || offer.answer.move === 'turn');
}
