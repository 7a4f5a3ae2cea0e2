/** Spreading the six points of a new Hero (SQ-1.2), and what they mean. */
import type * as SideQuest from '../protocol';

export const FREE_POINTS = 6;
export const STATS = ['lp', 'strength', 'intelligence'] as const;
export type Stat = (typeof STATS)[number];
export type Points = Record<Stat, number>;

/** The short names of the values, as cards print them. */
export const SHORT: Record<Stat, string> = { lp: 'lp', strength: 'str', intelligence: 'int' };

export function left(points: Points): number {
  return FREE_POINTS - STATS.reduce((sum, stat) => sum + points[stat], 0);
}

/** One more or one less; with nothing left, a point comes from the value that has the most to give. */
export function step(points: Points, stat: Stat, by: 1 | -1): Points {
  const next = points[stat] + by;
  if (next < 0 || next > FREE_POINTS) return points;
  const changed = { ...points, [stat]: next };
  if (left(changed) >= 0) return changed;
  const giver = richest(points, stat);
  return giver === null ? points : { ...changed, [giver]: points[giver] - 1 };
}

/** A value set outright, as by a slider: the others give or keep what they can. */
export function set(points: Points, stat: Stat, value: number): Points {
  let result = points;
  const wanted = Math.max(0, Math.min(FREE_POINTS, Math.round(value)));
  while (result[stat] !== wanted) {
    const next = step(result, stat, result[stat] < wanted ? 1 : -1);
    if (next === result) return result;
    result = next;
  }
  return result;
}

function richest(points: Points, but: Stat): Stat | null {
  const others = STATS.filter((stat) => stat !== but && points[stat] > 0);
  return others.reduce<Stat | null>((best, stat) => (best === null || points[stat] > points[best] ? stat : best), null);
}

/** The spreads that the ready-made decks ask for. */
export function presets(content: SideQuest.Content): { deck: SideQuest.DeckInfo; points: Points }[] {
  return heroDecks(content).flatMap((deck) => {
    if (!deck.stats) return [];
    const [lp, strength, intelligence] = deck.stats;
    return [{ deck, points: { lp, strength, intelligence } }];
  });
}

export function heroDecks(content: SideQuest.Content): SideQuest.DeckInfo[] {
  return content.decks.filter((deck) => deck.kind === 'hero');
}

export interface Meaning {
  lp: number;
  /** What can be paid for, and worn, in the first Main Phase if the one point of growth goes there. */
  intInRoundOne: number;
  strInRoundOne: number;
  /** How many different cards of a deck that reaches. */
  payable: number;
  payableOf: number;
  wearable: number;
  wearableOf: number;
  suits: SideQuest.DeckInfo | null;
}

/** LP before the points are added; only the hardest level begins with fewer (SQ-1.8). */
export function baseLp(difficulty: string): number {
  return difficulty === 'impossible' ? 3 : 6;
}

/** What a spread means for its first round. The Growth Phase comes before it and always gives a point (SQ-3.2). */
export function meaning(points: Points, difficulty: string, content: SideQuest.Content): Meaning {
  const suits = closest(points, content);
  const cards = deckCards(suits, content);
  const paid = cards.filter((card) => card.resource === 'int');
  const worn = cards.filter((card) => card.type === 'weapon' || card.type === 'armor');
  const intInRoundOne = points.intelligence + 1;
  const strInRoundOne = points.strength + 1;
  return {
    lp: baseLp(difficulty) + points.lp,
    intInRoundOne,
    strInRoundOne,
    payable: paid.filter((card) => (card.cost ?? 0) <= intInRoundOne).length,
    payableOf: paid.length,
    wearable: worn.filter((card) => (card.cost ?? 0) <= strInRoundOne).length,
    wearableOf: worn.length,
    suits,
  };
}

function deckCards(deck: SideQuest.DeckInfo | null, content: SideQuest.Content): SideQuest.CardInfo[] {
  return Object.keys(deck?.cards ?? {}).flatMap((id) => content.cards[id] ?? []);
}

/** The ready-made deck whose advice is nearest to a spread. */
export function closest(points: Points, content: SideQuest.Content): SideQuest.DeckInfo | null {
  const apart = (other: Points) => STATS.reduce((sum, stat) => sum + Math.abs(points[stat] - other[stat]), 0);
  const all = presets(content).map((preset) => ({ deck: preset.deck, apart: apart(preset.points) }));
  return all.sort((a, b) => a.apart - b.apart)[0]?.deck ?? null;
}
