/** Small tables for the tests. */
import type { OptionInfo, PromptInfo } from '$lib/protocol';
import type * as SideQuest from './protocol';

export function cardInfo(id: string, more: Partial<SideQuest.CardInfo> = {}): SideQuest.CardInfo {
  return {
    id,
    name: id,
    type: 'creature',
    type_line: 'Creature',
    side: 'hero',
    cost: 1,
    resource: 'int',
    atk: 1,
    defense: 4,
    arm: null,
    slot: '',
    hands: 0,
    series: '',
    partner: null,
    keywords: [],
    text: [],
    flavour: '',
    emblem: '',
    ...more,
  };
}

export function thing(id: number, more: Partial<SideQuest.ThingView> = {}): SideQuest.ThingView {
  return {
    id,
    card: 'mule',
    owner: 1,
    zone: 'field',
    atk: 1,
    defense: 4,
    damage: 0,
    keywords: {},
    face_down: false,
    attacked: false,
    blocks: 0,
    burn: 0,
    paralyzed: false,
    entered: 0,
    attacked_in: 0,
    ...more,
  };
}

export function hero(seat: number, more: Partial<SideQuest.HeroView> = {}): SideQuest.HeroView {
  return {
    seat,
    name: '',
    deck_id: '',
    lp: 6,
    int_max: 4,
    int_free: 3,
    str_max: 2,
    str_free: 2,
    hand: [],
    costs: {},
    hand_size: 0,
    hand_limit: 7,
    deck: 40,
    discard: [],
    prizes: 4,
    creatures: [],
    equipment: [],
    partner: 0,
    sets: [],
    lasting: [],
    burn: 0,
    out: false,
    attacked: false,
    acted: false,
    unequipped: false,
    intervened: false,
    ...more,
  };
}

export function gm(more: Partial<SideQuest.GmView> = {}): SideQuest.GmView {
  return {
    bp: 2,
    spent: 0,
    bound: 3,
    cap: 10,
    hand: [],
    costs: {},
    hand_size: 7,
    deck: 50,
    discard: [],
    creatures: [],
    lasting: [],
    main_boss: '',
    second_boss: '',
    claims: [],
    ...more,
  };
}

export function table(things: SideQuest.ThingView[] = [], more: Partial<SideQuest.View> = {}): SideQuest.View {
  return {
    seat: 1,
    round: 2,
    turn: 3,
    side: 'heroes',
    phase: 'main',
    difficulty: 'normal',
    heroes: [hero(1)],
    gm: gm(),
    things: Object.fromEntries(things.map((one) => [String(one.id), one])),
    chain: [],
    attack: null,
    coming: [],
    completed: 1,
    encounters: 4,
    fighting: true,
    boss: 0,
    world: 0,
    world_deck: 12,
    world_pile: [],
    world_look: [],
    discovery_deck: 20,
    discovery_discard: [],
    zone: [],
    asked: [1],
    fate: [],
    winner: '',
    ...more,
  };
}

export function content(cards: SideQuest.CardInfo[] = []): SideQuest.Content {
  const flying = { word: 'flying', n: 0, name: 'Flying', reminder: 'Blocked by flyers only.', rule: 'SQ-11.5' };
  return {
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    decks: [],
    levels: [],
    phrases: [],
    keywords: { flying },
    words: {
      stat: { atk: 'ATK', def: 'DEF', arm: 'ARM' },
      resource: { int: 'INT', str: 'STR', bp: 'BP', lp: 'LP' },
      player: { gm: 'the GM', hero: 'Hero {n}' },
      zone: { deck: 'Deck', discard: 'Discard pile', hand: 'Hand', world: 'World', field: 'Creatures' },
      phase: { main: 'Main Phase' },
      side: { heroes: 'the Hero turn' },
    },
  };
}

export function option(answer: SideQuest.Answer): OptionInfo {
  return { answer, text: JSON.stringify(answer) };
}

export function prompt(question: string, answers: SideQuest.Answer[], about: number[] = []): PromptInfo {
  return {
    ask: 1,
    question: `sidequest.${question}`,
    title: question,
    hint: '',
    rules: [],
    options: answers.map(option),
    open: question === 'declare',
    about,
    domain: null,
    thing: '',
    reaction: question === 'react',
  };
}
