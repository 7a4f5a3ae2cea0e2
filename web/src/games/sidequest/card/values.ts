/** Values of a card in play beside what is printed on it. */
import type * as SideQuest from '../protocol';

type Printed = number | string | null;

/** A card by its id. A creature that came back to hand bears a mark behind its id; it is printed the same. */
export function cardOf(content: SideQuest.Content, id: string): SideQuest.CardInfo | undefined {
  return content.cards[id] ?? content.cards[id.replace(/\+*$/, '')];
}

export interface Value {
  now: number;
  /** What it would be without damage. */
  most: number;
  /** How much more or less than printed, damage aside. */
  change: number;
  damage: number;
}

/** A printed value at a table of so many Heroes: 2H counts 2 for each. */
export function worth(printed: Printed, heroes: number): number | null {
  if (typeof printed !== 'string') return printed;
  return printed.endsWith('H') ? Number(printed.slice(0, -1)) * heroes : Number(printed);
}

/** A printed value in words of a table: a number where it is known how many Heroes there are. */
export function printedValue(printed: Printed, heroes: number | undefined): string | null {
  return printed === null ? null : String(heroes === undefined ? printed : worth(printed, heroes));
}

/** A text in which every 2H is a number, where it is known how many Heroes there are. */
export function counted(text: string, heroes: number | undefined): string {
  return heroes === undefined ? text : text.replace(/\b(\d+)H\b/gu, (_, each: string) => String(Number(each) * heroes));
}

export function attackOf(card: SideQuest.CardInfo, thing: SideQuest.ThingView, heroes: number): Value | null {
  const printed = worth(card.atk, heroes);
  if (printed === null) return null;
  // What lies face down has no ATK on the table; its owner is reminded of what is printed.
  if (thing.face_down) return { now: printed, most: printed, change: 0, damage: 0 };
  return { now: thing.atk, most: thing.atk, change: thing.atk - printed, damage: 0 };
}

/** DEF, or ARM of a piece of armor: what is left of it. */
export function defenseOf(card: SideQuest.CardInfo, thing: SideQuest.ThingView, heroes: number): Value | null {
  const printed = worth(card.arm ?? card.defense, heroes);
  if (printed === null) return null;
  // Armor is never below 0, so more damage than it could take does not tell what it was.
  const most = thing.defense > 0 ? thing.defense + thing.damage : Math.max(printed, 0);
  return { now: Math.max(0, thing.defense), most, change: most - printed, damage: most - Math.max(0, thing.defense) };
}

/** "+2", "−1": with a true minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export type State = 'face-down' | 'bound' | 'attacked' | 'blocked' | 'burning' | 'paralyzed' | 'fresh';

/** The rule behind what has happened to a card. */
export const ruleOfState: Readonly<Partial<Record<State, string>>> = {
  'face-down': 'SQ-11.20',
  bound: 'SQ-11.15',
  burning: 'SQ-11.1',
  paralyzed: 'SQ-11.14',
  attacked: 'SQ-3.9',
  blocked: 'SQ-5.8',
};

/** What has happened to a card in play, in the order in which it matters. */
export function statesOf(thing: SideQuest.ThingView, turn: number): State[] {
  const states: [boolean, State][] = [
    [thing.face_down, 'face-down'],
    [thing.zone === 'partner', 'bound'],
    [thing.burn > 0, 'burning'],
    [thing.paralyzed, 'paralyzed'],
    [thing.attacked, 'attacked'],
    [thing.blocks > 0, 'blocked'],
    [thing.zone === 'field' && thing.entered === turn, 'fresh'],
  ];
  return states.filter(([is]) => is).map(([, state]) => state);
}

/** Keywords that matter before a card is in play, or stay with it whatever happens: a view does not count them. */
const PRINTED_ONLY = new Set(['hidden', 'magic', 'inertia']);

/** A keyword as a card bears it: printed on it, or given by another card. */
export interface Borne {
  info: SideQuest.KeywordInfo;
  label: string;
  given: boolean;
}

/** The keywords that a card has, in words: those printed, and those that others gave it. */
export function keywordsOf(
  card: SideQuest.CardInfo,
  thing: SideQuest.ThingView | undefined,
  content: SideQuest.Content,
): Borne[] {
  if (thing === undefined || thing.face_down) {
    return card.keywords.map((info) => ({ info, label: info.name, given: false }));
  }
  const printed = new Map(card.keywords.map((info) => [info.word, info]));
  const kept = card.keywords.filter((info) => info.word in thing.keywords || PRINTED_ONLY.has(info.word));
  const given = Object.entries(thing.keywords).filter(([word]) => !printed.has(word));
  return [
    ...kept.map((info) => ({ info, label: info.name, given: false })),
    ...given.flatMap(([word, n]) => {
      const info = content.keywords[word];
      return info ? [{ info, label: n > 1 ? `${info.name} ${n}` : info.name, given: true }] : [];
    }),
  ];
}
