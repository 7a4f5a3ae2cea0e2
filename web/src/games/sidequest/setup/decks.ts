/** Decks of one's own: what is in them, and how they are kept. */
import type * as SideQuest from '../protocol';
import type { DeckKind } from './deck_kinds';

export type Counts = Readonly<Record<string, number>>;

export function size(deck: Counts): number {
  return Object.values(deck).reduce((sum, copies) => sum + copies, 0);
}

/** The answer to the question for a deck: one entry per copy. */
export function listed(deck: Counts): string[] {
  return Object.entries(deck).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
}

/** One copy more or less; never more than are allowed. */
export function withCopies(deck: Counts, id: string, by: number, most: number): Counts {
  const copies = Math.max(0, Math.min(most, (deck[id] ?? 0) + by));
  const rest = Object.fromEntries(Object.entries(deck).filter(([other]) => other !== id));
  return copies === 0 ? rest : { ...rest, [id]: copies };
}

export interface Bar {
  cost: number;
  /** The GM's BP stand here, too: a deck is paid with the one or the other. */
  int: number;
  str: number;
}

/** How many copies cost how much, in STR and in what else they are paid with; the last bar is "this and more". */
export function curve(deck: Counts, content: SideQuest.Content, last = 6): Bar[] {
  const bars = Array.from({ length: last + 1 }, (_, cost) => ({ cost, int: 0, str: 0 }));
  for (const [id, copies] of Object.entries(deck)) {
    const card = content.cards[id];
    const bar = bars[Math.min(last, card?.cost ?? 0)];
    if (!card || !bar) continue;
    if (card.resource === 'str') bar.str += copies;
    else bar.int += copies;
  }
  return bars;
}

type Listed = [card: SideQuest.CardInfo, copies: number];

/** The cards of a deck by type, each with its copies. */
export function byType(deck: Counts, content: SideQuest.Content, order: readonly string[]): [string, Listed[]][] {
  const groups = new Map<string, Listed[]>();
  for (const [id, copies] of Object.entries(deck)) {
    const card = content.cards[id];
    if (card) groups.set(card.type, [...(groups.get(card.type) ?? []), [card, copies]]);
  }
  for (const group of groups.values()) {
    group.sort(([a], [b]) => (a.cost ?? 0) - (b.cost ?? 0) || a.name.localeCompare(b.name));
  }
  return [...groups].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

// --- as text ---------------------------------------------------------------------------------------

/** One line per card: copies, id, and the name for people. */
export function asText(deck: Counts, content: SideQuest.Content): string {
  const lines = Object.entries(deck)
    .filter(([id]) => id in content.cards)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, copies]) => `${copies} ${id}  # ${content.cards[id]?.name ?? ''}`);
  return lines.join('\n') + '\n';
}

export interface Read {
  deck: Counts;
  /** Lines that no card could be found for. */
  strange: string[];
}

/** No deck is longer. */
export const LONGEST_TEXT = 20_000;

/** A deck from text: ids or names of the current language, "2", "2x" or nothing in front. */
export function fromText(text: string, content: SideQuest.Content): Read {
  const byName = new Map(Object.values(content.cards).map((card) => [card.name.toLocaleLowerCase(), card.id]));
  const counts = new Map<string, number>();
  const strange: string[] = [];
  for (const raw of text.slice(0, LONGEST_TEXT).split('\n')) {
    const line = raw.replace(/#.*$/u, '').trim();
    if (line === '') continue;
    const parts = /^(?:(?<copies>\d{1,3})\s*x?\s+)?(?<name>.+)$/iu.exec(line);
    const name = parts?.groups?.['name'] ?? line;
    const id = Object.hasOwn(content.cards, name) ? name : byName.get(name.toLocaleLowerCase());
    if (id === undefined) strange.push(line);
    else counts.set(id, (counts.get(id) ?? 0) + Number(parts?.groups?.['copies'] ?? 1));
  }
  return { deck: Object.fromEntries(counts), strange };
}

// --- kept in the browser ------------------------------------------------------------------------------

export interface Saved {
  name: string;
  deck: Counts;
  /** Without it, it is a Hero's: the others came later. */
  kind?: DeckKind;
}

const SHELF = 'questhall.sidequest.decks';

/** The decks of a kind in this browser. What cannot be read is left out, never an error. */
export function savedDecks(shelf: Storage, kind: DeckKind = 'hero'): Saved[] {
  return everything(shelf).filter((each) => kindOf(each) === kind);
}

function everything(shelf: Storage): Saved[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(SHELF) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(each: unknown): each is Saved {
  if (typeof each !== 'object' || each === null) return false;
  const { name, deck } = each as Record<string, unknown>;
  if (typeof name !== 'string' || typeof deck !== 'object' || deck === null) return false;
  return Object.values(deck).every((copies) => Number.isInteger(copies) && (copies as number) > 0);
}

function kindOf(saved: Saved): DeckKind {
  return saved.kind ?? 'hero';
}

/** Keeps a deck under its name; an older one of that name and kind makes room. False: the browser keeps nothing. */
export function saveDeck(shelf: Storage, saved: Saved): boolean {
  return put(shelf, [...others(shelf, saved.name, kindOf(saved)), saved]);
}

export function forgetDeck(shelf: Storage, name: string, kind: DeckKind = 'hero'): boolean {
  return put(shelf, others(shelf, name, kind));
}

function others(shelf: Storage, name: string, kind: DeckKind): Saved[] {
  return everything(shelf).filter((each) => each.name !== name || kindOf(each) !== kind);
}

function put(shelf: Storage, decks: Saved[]): boolean {
  try {
    shelf.setItem(SHELF, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}
