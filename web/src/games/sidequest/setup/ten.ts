/** Ten Discovery cards of one's side (SQ-1.7). */
import type * as SideQuest from '../protocol';
import { COPIES } from './deck_kinds';
import { size, withCopies, type Counts } from './decks';

export const TEN = 10;

/** The cards that a seat may choose from. */
export function pool(content: SideQuest.Content, seat: number): SideQuest.CardInfo[] {
  const kind = seat === 0 ? 'gm_discovery' : 'hero_discovery';
  const ids = new Set(content.decks.filter((deck) => deck.kind === kind).flatMap((deck) => Object.keys(deck.cards)));
  return [...ids].flatMap((id) => content.cards[id] ?? []);
}

/** One copy more or less; the eleventh card is not taken. */
export function pick(chosen: Counts, id: string, by: number): Counts {
  return by > 0 && size(chosen) >= TEN ? chosen : withCopies(chosen, id, by, COPIES);
}

/** The answer that is offered, as a starting point. */
export function counted(cards: readonly string[]): Counts {
  return cards.reduce<Counts>((deck, id) => ({ ...deck, [id]: Math.min(COPIES, (deck[id] ?? 0) + 1) }), {});
}
