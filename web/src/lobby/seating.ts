/** Who is to sit where at a new table. */

import type { SeatWanted } from '../lib/protocol';

export type Occasion = 'alone' | 'gm' | 'friends' | 'screen';
export type Sitter = 'me' | 'open' | 'bot';

export interface Place {
  seat: number;
  to: Sitter;
  bot: string;
}

const GM = 0;

/** The usual seats for an occasion; seat 0 is the game master's. */
export function seating(occasion: Occasion, heroes: number, bot: string, realTime = false): Place[] {
  return Array.from({ length: heroes + 1 }, (_, seat) => ({ seat, to: usual(occasion, seat, realTime), bot }));
}

/** In real time one person plays one seat. */
function usual(occasion: Occasion, seat: number, realTime: boolean): Sitter {
  switch (occasion) {
    case 'alone':
      return seat === GM || (realTime && seat > 1) ? 'bot' : 'me';
    case 'gm':
      return seat === GM ? 'me' : 'bot';
    case 'friends':
      return seat === GM ? 'bot' : seat === 1 ? 'me' : 'open';
    case 'screen':
      return 'me';
  }
}

/** The same seats for another number of heroes: who is there stays, who comes is as the occasion has it. */
export function resized(
  places: readonly Place[],
  occasion: Occasion,
  heroes: number,
  bot: string,
  realTime = false,
): Place[] {
  return seating(occasion, heroes, bot, realTime).map((place) => places[place.seat] ?? place);
}

export function count(places: readonly Place[], to: Sitter): number {
  return places.filter((place) => place.to === to).length;
}

export function wanted(places: readonly Place[], name: string): SeatWanted[] {
  return places.map(({ seat, to, bot }) => ({
    seat,
    to,
    bot: to === 'bot' ? bot : '',
    name: to === 'me' ? name.trim() : '',
  }));
}
