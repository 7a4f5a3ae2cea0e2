/** The decks that can be brought: what belongs in them (SQ-1.3, SQ-1.4, SQ-1.6), what is wrong and what is unusual. */
import type * as SideQuest from '../protocol';
import { size, type Counts } from './decks';

export const KINDS = ['hero', 'gm', 'world'] as const;
export type DeckKind = (typeof KINDS)[number];

export const FEWEST = 60;
export const MOST = 80;
export const COPIES = 2;
const FEWEST_WORLDS = 2;
const TYPES: Record<DeckKind, ReadonlySet<string>> = {
  hero: new Set(['weapon', 'armor', 'creature', 'sorcery', 'instant', 'lasting']),
  gm: new Set(['gm_creature', 'gm_sorcery', 'gm_instant', 'gm_lasting']),
  world: new Set(['world']),
};
const RULES: Record<DeckKind, string> = { hero: 'SQ-1.3', gm: 'SQ-1.4', world: 'SQ-1.6' };
/** The shares of a GM deck that are recommended, in per cent, and how far from them nobody minds. */
const MIX = { early: 50, medium: 30, powerful: 20 } as const;
const TOLERANCE = 15;

/** Something that stands between a deck and the table, or should be known; `key` is a text under setup.legality. */
export interface Flaw {
  key:
    | 'too-few' | 'too-many' | 'costs-lp' | 'copies' | 'not-allowed' | 'unknown'
    | 'no-creature' | 'unusual-size' | 'mix-early' | 'mix-medium' | 'mix-powerful' | 'few-worlds';
  rule: string;
  args: Record<string, string | number>;
  /** Some flaws only cost something or are a warning; the deck may still be played. */
  fatal: boolean;
}

/** How many copies of a card may be in a deck: the rulebook counts them in Hero decks alone. */
export function mostCopies(kind: DeckKind): number {
  return kind === 'hero' ? COPIES : Infinity;
}

/** Whether a card may be in a deck. Found equipment looks like equipment but is a Discovery card. */
export function belongs(card: SideQuest.CardInfo, content: SideQuest.Content, kind: DeckKind): boolean {
  return TYPES[kind].has(card.type) && !isFound(card.id, content);
}

function isFound(id: string, content: SideQuest.Content): boolean {
  return content.decks.some((deck) => deck.kind.endsWith('discovery') && id in deck.cards);
}

/** Of a Hero's deck the LP are asked for, too: cards above eighty are paid with them. */
export function flaws(deck: Counts, content: SideQuest.Content, kind: DeckKind, lp = Infinity): Flaw[] {
  const whole = { hero: () => heroFlaws(deck, lp), gm: () => gmFlaws(deck, content), world: () => worldFlaws(deck) };
  return [...cardFlaws(deck, content, kind), ...whole[kind]()];
}

function cardFlaws(deck: Counts, content: SideQuest.Content, kind: DeckKind): Flaw[] {
  const most = mostCopies(kind);
  const flaw = (key: Flaw['key'], args: Flaw['args']): Flaw => ({ key, rule: RULES[kind], args, fatal: true });
  return Object.entries(deck).flatMap(([id, copies]) => {
    const card = content.cards[id];
    if (!card) return flaw('unknown', { name: id });
    if (!belongs(card, content, kind)) return flaw('not-allowed', { name: card.name });
    return copies > most ? flaw('copies', { name: card.name, copies, most }) : [];
  });
}

function heroFlaws(deck: Counts, lp: number): Flaw[] {
  const n = size(deck);
  const over = n - MOST;
  const rule = RULES.hero;
  if (n < FEWEST) return [{ key: 'too-few', rule, args: { n, missing: FEWEST - n, fewest: FEWEST }, fatal: true }];
  if (over > 0 && over >= lp) return [{ key: 'too-many', rule, args: { n, lp }, fatal: true }];
  return over > 0 ? [{ key: 'costs-lp', rule, args: { over, most: MOST }, fatal: false }] : [];
}

/** Without a creature no Encounter can begin; size and mix are only recommended. */
function gmFlaws(deck: Counts, content: SideQuest.Content): Flaw[] {
  const n = size(deck);
  const rule = RULES.gm;
  if (!Object.keys(deck).some((id) => content.cards[id]?.type === 'gm_creature')) {
    return [{ key: 'no-creature', rule, args: {}, fatal: true }];
  }
  const found: Flaw[] = [];
  if (n < FEWEST || n > MOST) found.push({ key: 'unusual-size', rule, args: { n, fewest: FEWEST, most: MOST }, fatal: false });
  for (const share of ['early', 'medium', 'powerful'] as const) {
    const percent = Math.round((100 * sharing(deck, content, share)) / n);
    if (Math.abs(percent - MIX[share]) > TOLERANCE) {
      found.push({ key: `mix-${share}`, rule, args: { percent, wanted: MIX[share] }, fatal: false });
    }
  }
  return found;
}

function sharing(deck: Counts, content: SideQuest.Content, share: keyof typeof MIX): number {
  const those = Object.entries(deck).filter(([id]) => shareOf(content.cards[id]) === share);
  return those.reduce((sum, [, copies]) => sum + copies, 0);
}

/** Early is size 1 to 3, medium 4 to 6 and every effect, powerful what is larger. */
function shareOf(card: SideQuest.CardInfo | undefined): keyof typeof MIX {
  if (card?.type !== 'gm_creature') return 'medium';
  const bp = card.cost ?? 0;
  return bp <= 3 ? 'early' : bp <= 6 ? 'medium' : 'powerful';
}

/** The GM looks at two World Cards whenever a new one comes (SQ-9.2). */
function worldFlaws(deck: Counts): Flaw[] {
  const n = size(deck);
  return n < FEWEST_WORLDS ? [{ key: 'few-worlds', rule: RULES.world, args: { n, fewest: FEWEST_WORLDS }, fatal: true }] : [];
}
