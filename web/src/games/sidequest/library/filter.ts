/** Finding cards: what the card browser and the deck builder can be asked for. */
import type * as SideQuest from '../protocol';
import { mentions } from '../../../rules/book';

export type Sorting = 'name' | 'cost' | 'type' | 'atk' | 'defense';
export const SORTINGS: readonly Sorting[] = ['type', 'name', 'cost', 'atk', 'defense'];
/** From here on costs share one step of the filter. */
export const HIGHEST_COST = 6;

export interface Wish {
  words: string;
  type: string;
  side: string;
  deck: string;
  keyword: string;
  /** A single cost; the last step means "this and more". Null: any. */
  cost: number | null;
  sort: Sorting;
}

export const NO_WISH: Readonly<Wish> = {
  words: '', type: '', side: '', deck: '', keyword: '', cost: null, sort: 'type',
};

/** The order in which a box of cards is sorted. */
export const TYPES = [
  'weapon', 'armor', 'creature', 'sorcery', 'instant', 'lasting', 'series',
  'gm_creature', 'boss', 'gm_sorcery', 'gm_instant', 'gm_lasting',
  'world', 'discovery_event', 'discovery_creature',
] as const;

export function fits(card: SideQuest.CardInfo, wish: Wish, decks: readonly SideQuest.DeckInfo[]): boolean {
  if (wish.type !== '' && card.type !== wish.type) return false;
  if (wish.side !== '' && card.side !== wish.side) return false;
  if (wish.keyword !== '' && !card.keywords.some((keyword) => keyword.word === wish.keyword)) return false;
  if (wish.cost !== null && !costs(card, wish.cost)) return false;
  if (wish.deck !== '' && !(card.id in (decks.find((deck) => deck.id === wish.deck)?.cards ?? {}))) return false;
  return wish.words.trim() === '' || mentions(spoken(card), wish.words);
}

function costs(card: SideQuest.CardInfo, cost: number): boolean {
  if (card.cost === null) return false;
  return cost >= HIGHEST_COST ? card.cost >= HIGHEST_COST : card.cost === cost;
}

/** Everything that is printed on a card, to search in. */
function spoken(card: SideQuest.CardInfo): string {
  const keywords = card.keywords.map((keyword) => keyword.name);
  return [card.name, card.type_line, ...keywords, ...card.text, card.flavour].join(' ');
}

export function find(
  cards: Iterable<SideQuest.CardInfo>,
  wish: Wish,
  decks: readonly SideQuest.DeckInfo[],
  lang: string,
): SideQuest.CardInfo[] {
  const byName = (a: SideQuest.CardInfo, b: SideQuest.CardInfo) => a.name.localeCompare(b.name, lang);
  const value = (card: SideQuest.CardInfo): number => {
    if (wish.sort === 'type') return TYPES.indexOf(card.type as (typeof TYPES)[number]);
    if (wish.sort === 'name') return 0;
    // The strongest stand first, the cheapest too; what has no such value stands last.
    const n = wish.sort === 'cost' ? card.cost : card[wish.sort];
    if (n === null) return Number.MAX_SAFE_INTEGER;
    return wish.sort === 'cost' ? Number(n) : -Number.parseInt(String(n), 10);
  };
  const second = (card: SideQuest.CardInfo) => (wish.sort === 'type' ? (card.cost ?? 0) : 0);
  return [...cards]
    .filter((card) => fits(card, wish, decks))
    .sort((a, b) => value(a) - value(b) || second(a) - second(b) || byName(a, b));
}

/** The types that occur among these cards, in the order of the box. */
export function typesOf(cards: Iterable<SideQuest.CardInfo>): string[] {
  const there = new Set([...cards].map((card) => card.type));
  return TYPES.filter((type) => there.has(type));
}

/** The keywords that occur among these cards, by name. */
export function keywordsOf(cards: Iterable<SideQuest.CardInfo>, lang: string): { word: string; name: string }[] {
  const there = new Map<string, string>();
  for (const card of cards) {
    for (const keyword of card.keywords) there.set(keyword.word, keyword.name.replace(/\s+\d+.*$/u, ''));
  }
  return [...there].map(([word, name]) => ({ word, name })).sort((a, b) => a.name.localeCompare(b.name, lang));
}
