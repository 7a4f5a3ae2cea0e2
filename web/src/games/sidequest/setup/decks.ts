/** Decks of one's own: what is in them, whether they are allowed (SQ-1.3), and how they are kept. */
import type * as SideQuest from '../protocol';

export type Counts = Readonly<Record<string, number>>;

export const FEWEST = 60;
export const MOST = 80;
export const COPIES = 2;
const ALLOWED = new Set(['weapon', 'armor', 'creature', 'sorcery', 'instant', 'lasting']);

/** Something that stands between a deck and the table; `key` is a text under setup.legality. */
export interface Flaw {
  key: 'too-few' | 'too-many' | 'costs-lp' | 'copies' | 'not-allowed' | 'unknown';
  rule: string;
  args: Record<string, string | number>;
  /** Some flaws only cost something; the deck may still be played. */
  fatal: boolean;
}

export function size(deck: Counts): number {
  return Object.values(deck).reduce((sum, copies) => sum + copies, 0);
}

/** Whether a card may be in a Hero's deck. Found equipment looks like equipment but is a Discovery card. */
export function belongs(card: SideQuest.CardInfo, content: SideQuest.Content): boolean {
  return ALLOWED.has(card.type) && card.side === 'hero' && !isFound(card.id, content);
}

function isFound(id: string, content: SideQuest.Content): boolean {
  return content.decks.some((deck) => deck.kind.endsWith('discovery') && id in deck.cards);
}

export function flaws(deck: Counts, content: SideQuest.Content, lp: number): Flaw[] {
  const found: Flaw[] = [];
  const rule = 'SQ-1.3';
  for (const [id, copies] of Object.entries(deck)) {
    const card = content.cards[id];
    if (!card) found.push({ key: 'unknown', rule, args: { name: id }, fatal: true });
    else if (!belongs(card, content)) found.push({ key: 'not-allowed', rule, args: { name: card.name }, fatal: true });
    else if (copies > COPIES) {
      found.push({ key: 'copies', rule, args: { name: card.name, copies, most: COPIES }, fatal: true });
    }
  }
  const n = size(deck);
  const over = n - MOST;
  if (n < FEWEST) found.push({ key: 'too-few', rule, args: { n, missing: FEWEST - n, fewest: FEWEST }, fatal: true });
  else if (over > 0 && over >= lp) found.push({ key: 'too-many', rule, args: { n, lp }, fatal: true });
  else if (over > 0) found.push({ key: 'costs-lp', rule, args: { over, most: MOST }, fatal: false });
  return found;
}

/** The answer to the question for a deck: one entry per copy. */
export function listed(deck: Counts): string[] {
  return Object.entries(deck).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
}

/** One copy more or less; never more than are allowed. */
export function withCopies(deck: Counts, id: string, by: number): Counts {
  const copies = Math.max(0, Math.min(COPIES, (deck[id] ?? 0) + by));
  const rest = Object.fromEntries(Object.entries(deck).filter(([other]) => other !== id));
  return copies === 0 ? rest : { ...rest, [id]: copies };
}

export interface Bar {
  cost: number;
  int: number;
  str: number;
}

/** How many copies cost how much, in INT and in STR; the last bar is "this and more". */
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

const LONGEST_TEXT = 20_000;

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
}

const SHELF = 'questhall.sidequest.decks';

/** The decks of this browser. What cannot be read is left out, never an error. */
export function savedDecks(shelf: Storage): Saved[] {
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

/** Keeps a deck under its name; an older one of that name makes room. False: the browser keeps nothing. */
export function saveDeck(shelf: Storage, saved: Saved): boolean {
  return put(shelf, [...savedDecks(shelf).filter((each) => each.name !== saved.name), saved]);
}

export function forgetDeck(shelf: Storage, name: string): boolean {
  return put(shelf, savedDecks(shelf).filter((each) => each.name !== name));
}

function put(shelf: Storage, decks: Saved[]): boolean {
  try {
    shelf.setItem(SHELF, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}
