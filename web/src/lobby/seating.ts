/** Who is to sit where at a new table. */

import type { GameInfo, SeatWanted } from '../lib/protocol';

export type Occasion = 'alone' | 'gm' | 'friends' | 'screen';
export type Sitter = 'me' | 'open' | 'bot';

export interface Place {
  seat: number;
  to: Sitter;
  bot: string;
  /** Of one more person at the same screen. */
  name?: string;
}

/** Where somebody plays against the heroes, this is the seat; heroes sit at 1, 2, 3 and so on. */
export const MASTER = 0;

/** The seats of a table, and what one person may have of them. */
export interface Company {
  heroes: number;
  master: boolean;
  together: GameInfo['together'];
  /** Who sits down where nobody else does. */
  bot: string;
}

/** The occasions that a game is good for. */
export function occasionsFor(game: Pick<GameInfo, 'master' | 'together'>): Occasion[] {
  const all: Occasion[] = ['friends', 'alone', 'gm', 'screen'];
  return all.filter((one) => !(one === 'gm' && game.master === 'never') && !(one === 'screen' && game.together === 'apart'));
}

/** The name of the text that explains an occasion: what it is depends on who sits there. */
export function aboutOccasion(occasion: Occasion, { master, together }: Company): string {
  if (occasion === 'alone') return together === 'apart' ? 'alone.one' : master ? 'alone.against' : 'alone.all';
  return occasion === 'screen' ? `screen.${together}` : `${occasion}.about`;
}

/** The usual seats for an occasion. */
export function seating(occasion: Occasion, company: Company): Place[] {
  const first = company.master ? MASTER : MASTER + 1;
  return Array.from({ length: company.heroes + 1 - first }, (_, i) => {
    const seat = first + i;
    return { seat, to: usual(occasion, seat, company.together), bot: company.bot };
  });
}

function usual(occasion: Occasion, seat: number, together: Company['together']): Sitter {
  switch (occasion) {
    case 'alone':
      return seat === MASTER || (together === 'apart' && seat > 1) ? 'bot' : 'me';
    case 'gm':
      return seat === MASTER ? 'me' : 'bot';
    case 'friends':
      return seat === MASTER ? 'bot' : seat === 1 ? 'me' : 'open';
    case 'screen':
      return 'me';
  }
}

/** The same seats for another company: who is there stays, who comes is as the occasion has it. */
export function resized(places: readonly Place[], occasion: Occasion, company: Company): Place[] {
  return seating(occasion, company).map((place) => places.find(({ seat }) => seat === place.seat) ?? place);
}

/** The seats after somebody else sits down at one. Where one person has one seat only, a bot takes the one they leave. */
export function changed(places: readonly Place[], seat: number, what: Partial<Place>, together: Company['together']): Place[] {
  const leaves = together === 'apart' && what.to === 'me';
  return places.map((place) => {
    if (place.seat === seat) return { ...place, ...what };
    return leaves && place.to === 'me' ? { ...place, to: 'bot' } : place;
  });
}

export function count(places: readonly Place[], to: Sitter): number {
  return places.filter((place) => place.to === to).length;
}

/** The seats of people. */
export function peoples(places: readonly Place[]): number[] {
  return places.filter((place) => place.to !== 'bot').map((place) => place.seat);
}

/** The first own seat: it has the name of whoever makes the table, the others have names of their own. */
export function ownSeat(places: readonly Place[]): number | undefined {
  return places.find(({ to }) => to === 'me')?.seat;
}

export function wanted(places: readonly Place[], name: string): SeatWanted[] {
  const own = ownSeat(places);
  return places.map((place) => ({
    seat: place.seat,
    to: place.to,
    bot: place.to === 'bot' ? place.bot : '',
    name: place.to === 'me' ? ((place.seat === own ? name : place.name) ?? '').trim() : '',
  }));
}
