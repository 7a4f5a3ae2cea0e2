/** Names for everything on the table that can be pointed at. */
import type { Point } from '$lib/drag';
import type * as SideQuest from '../protocol';

export type Place = string;

/** Below it stand the seats: a Hero is named by the seat, a card in play by its id. */
export const FIRST_ID = 10;
export const GM = 0;
export const NEUTRAL = 9;

export const place = {
  hand: (card: string): Place => `hand:${card}`,
  thing: (id: number): Place => `thing:${id}`,
  hero: (seat: number): Place => (seat === GM ? 'gm' : `hero:${seat}`),
  item: (id: number): Place => `item:${id}`,
  field: (seat: number): Place => `field:${seat}`,
  deck: (seat: number): Place => `deck:${seat}`,
  pile: (seat: number): Place => `pile:${seat}`,
  piled: (seat: number, card: string): Place => `piled:${seat}:${card}`,
  handOf: (seat: number): Place => `hand-of:${seat}`,
  prizes: (seat: number): Place => `prizes:${seat}`,
  int: (seat: number): Place => `int:${seat}`,
  str: (seat: number): Place => `str:${seat}`,
  look: (card: string): Place => `look:${card}`,
  discovery: 'discovery',
  discovered: 'discovered',
  worldDeck: 'world-deck',
  world: 'world',
} as const;

/** A number of the rules (a seat, a card in play, a waiting spell) as a place. */
export function placeOf(id: number, view: SideQuest.View): Place {
  if (id < FIRST_ID) return place.hero(id);
  return view.chain.some((item) => item.id === id) && !(String(id) in view.things) ? place.item(id) : place.thing(id);
}

/** The places under a point, the innermost first. */
export function placesAt({ x, y }: Point): Place[] {
  const found: Place[] = [];
  for (const element of document.elementsFromPoint(x, y)) {
    const at = element.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (at !== undefined && !found.includes(at)) found.push(at);
  }
  return found;
}

/** What the server calls a place when it is asked why something is not possible. */
export function whatIs(where: Place): string | number | null {
  const [kind, ...rest] = where.split(':');
  const name = rest.join(':');
  if (kind === 'hand') return name;
  if (kind === 'thing' || kind === 'hero') return Number(name);
  return null;
}
