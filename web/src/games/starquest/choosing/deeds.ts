/** What can be done without a place on the table, as the bar shows it: one button for each kind, and what is taken up. */
import type { Sign } from '../drawing/signs';
import { ENDING, NEAR, type Offer } from './offers';

export interface Deed {
  kind: string;
  sign: Sign;
  offers: readonly Offer[];
}

/** A skill, an ability, a spell or a kit, with everything that it can be aimed at. */
export interface Taken {
  with: string;
  /** useskill, useability, cast, usekit. */
  kind: string;
  id: string;
  offers: readonly Offer[];
}

const SIGNS: Readonly<Record<string, Sign>> = {
  rest: 'rest', hold: 'hold', advance: 'advance', rush: 'rush', charge: 'charge', exert: 'exert', endactivation: 'hourglass', activate: 'advance', afteryou: 'hourglass',
  shoot: 'shoot', shootat: 'shoot', holdfire: 'close', go: 'way', stay: 'close', landat: 'deploy', deploy: 'deploy', waitinambush: 'eye', discover: 'lens',
  scurry: 'scurry', shove: 'shove', revive: 'revive', usekit: 'kit', interact: 'hand', useskill: 'skill', useability: 'ability', cast: 'spell',
  hinder: 'spell', pay: 'exert', decline: 'close', strikeback: 'charge', standidle: 'close', teststatus: 'die', choose: 'check',
  split: 'shoot', takeon: 'goal', gohome: 'home', written: 'mind',
  skip: 'close', ready: 'check', quarter: 'deploy', takehero: 'star', takewhoisleft: 'check', advanceunit: 'advance', rushunit: 'rush', give: 'hand', breakcamp: 'exit',
};

export function signOf(kind: string): Sign {
  return SIGNS[kind] ?? 'star';
}

/** What has a place and stands in the bar all the same: it is all that is asked, or a figure may stand on it. */
const BOTH: ReadonlySet<string> = new Set(['activate', 'quarter', ...NEAR]);

/** Offers without a place, by their kind; those that end something come last. */
export function deedsOf(offers: readonly Offer[]): Deed[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.with !== '' || (offer.places[0] !== 'self' && !BOTH.has(offer.answer.move))) continue;
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

/** Nothing is left but to end it. */
export function onlyEnding(offers: readonly Offer[], roams: boolean): boolean {
  return offers.length > 0 && !roams && offers.every(({ answer }) => ENDING.has(answer.move));
}
