/** Cards for tests: only what matters is named, all else is plain. */
import type * as SideQuest from '../protocol';

export function card(id: string, values: Partial<SideQuest.CardInfo> = {}): SideQuest.CardInfo {
  return {
    id,
    name: id,
    type: 'creature',
    type_line: 'Creature',
    side: 'hero',
    cost: 1,
    resource: 'int',
    atk: 1,
    defense: 1,
    arm: null,
    slot: '',
    hands: 0,
    series: '',
    partner: null,
    keywords: [],
    text: [],
    flavour: '',
    emblem: '',
    ...values,
  };
}

export function content(cards: SideQuest.CardInfo[], decks: SideQuest.DeckInfo[] = []): SideQuest.Content {
  return {
    cards: Object.fromEntries(cards.map((each) => [each.id, each])),
    decks,
    levels: [],
    phrases: [],
    keywords: {},
    words: {},
  };
}
