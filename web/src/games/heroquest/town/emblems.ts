/** What lies on the shelves, drawn for a square of 24 from a few plain shapes. */

/** Tones are colours of the stuff; `juice` is what a flask holds. */
export type Stuff = 'steel' | 'edge' | 'wood' | 'gold' | 'leather' | 'dark' | 'glass' | 'juice';

export interface Shape {
  of: Stuff;
  d: string;
}

export interface Ware {
  shapes: readonly Shape[];
  /** Long things lie across the shelf. */
  turn?: number;
  juice?: string;
}

const shape = (of: Stuff) => (d: string): Shape => ({ of, d });
const steel = shape('steel');
const edge = shape('edge');
const wood = shape('wood');
const gold = shape('gold');
const leather = shape('leather');
const dark = shape('dark');
const glass = shape('glass');

const SLANT = 40;
const lying = (...shapes: readonly Shape[]): Ware => ({ shapes, turn: SLANT });
const standing = (...shapes: readonly Shape[]): Ware => ({ shapes });

/** A blade between the heights, so many units wide, with its hilt. */
function blade(top: number, guard: number, wide: number, cross: number): Shape[] {
  const w = wide / 2;
  return [
    steel(`M12 ${top}l${w} ${wide}V${guard}h${-wide}V${top + wide}z`),
    edge(`M12 ${top}v${guard - top}h${-w}V${top + wide}z`),
    gold(`M${12 - cross} ${guard}h${2 * cross}v1.7h${-2 * cross}z`),
    leather(`M11 ${guard + 1.7}h2v${20.6 - guard - 1.7}h-2z`),
    gold('M12 20.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z'),
  ];
}

const SHAFT = wood('M11.2 2h1.6v21h-1.6z');
const axeHead = (flip: boolean, y: number, size: number): Shape => {
  const s = flip ? -1 : 1;
  return steel(`M12 ${y}l${s * 3.5} ${-size * 0.5}q${s * 3.5} ${size} 0 ${size * 2.2}l${s * -3.5} ${-size * 0.6}z`);
};

function flask(juice: string, shapes: readonly Shape[]): Ware {
  return { shapes, juice };
}
const juice = shape('juice');
const CORK = wood('M10 1.5h4v3h-4z');
const ROUND: readonly Shape[] = [
  CORK,
  glass('M10 4h4v5.2c3.3.9 5.5 3.6 5.5 6.8a7.5 7.5 0 0 1-15 0c0-3.2 2.2-5.9 5.5-6.800z'),
  juice('M6 14.500h12c.3 4.5-2.5 7.5-6 7.500s-6.3-3-6-7.500z'),
  edge('M7 12.500c.6-1.1 1.6-1.9 2.8-2.300l.4 1c-.9.4-1.7 1-2.2 1.800z'),
];
const TALL: readonly Shape[] = [
  CORK,
  glass('M9.5 4h5v4l1.5 2v11a1.5 1.5 0 0 1-1.5 1.500h-5A1.5 1.5 0 0 1 8 21V10l1.5-2z'),
  juice('M8.9 12.500h6.200V21a.7.7 0 0 1-.7.700H9.600a.7.7 0 0 1-.7-.700z'),
  edge('M9.6 10.500h1v7h-1z'),
];
const CONE: readonly Shape[] = [
  CORK,
  glass('M10 4h4v5l6 11.200c.6 1.2-.2 2.3-1.5 2.300h-13c-1.3 0-2.1-1.1-1.5-2.300L10 9z'),
  juice('M8.2 14.500h7.600l3.2 6.200c.2.5-.1.9-.6.900H5.600c-.5 0-.8-.4-.6-.9z'),
  edge('M10.6 10l1 .4-3 5.6-.9-.5z'),
];

export const WARES: Readonly<Record<string, Ware>> = {
  dagger: lying(...blade(6, 15, 2.8, 3)),
  short_sword: lying(...blade(4, 15.5, 3, 3.6)),
  longsword: lying(...blade(0.5, 16, 3, 4.4)),
  broadsword: lying(...blade(0.3, 15, 5, 5.5)),
  club: lying(wood('M12 1c2.6 0 4 2 3.6 5L13.3 22.500h-2.600L8.4 6C8 3 9.4 1 12 1z'), dark('M9.8 4.500h1.200v1.200H9.800zm3 2h1.200v1.200h-1.200zM10.3 8.500h1.200v1.200h-1.200zM11 19h2v.8h-2zm0 1.600h2v.8h-2z')),
  hand_axe: lying(wood('M11.2 5h1.600v16h-1.600z'), axeHead(false, 8, 4)),
  axe: lying(SHAFT, axeHead(false, 7, 5.2), dark('M11 6.500h2v6h-2z')),
  battle_axe: lying(SHAFT, axeHead(false, 7, 6), axeHead(true, 7, 6), gold('M11 6h2v7.500h-2z')),
  spear: lying(wood('M11.4 6h1.200v17.500h-1.200z'), steel('M12 .3l2.4 4.700L12 8.5 9.6 5z'), edge('M12 .3v8.200L9.6 5z')),
  bow: standing(wood('M6 1.500c10 3.5 13 9 13 10.500s-3 7-13 10.500l-.6-1.400C13 18 16.2 14 16.2 12S13 6 5.4 2.900z'), edge('M5.7 2.500h.6v19h-.6z'), wood('M3 11.600h13v.8H3z'), steel('M19.5 12L15 10.200v3.600z')),
  crossbow: standing(wood('M11 5h2v17.500h-2z'), steel('M1.5 10.500C4 5 8 3.5 12 3.500S20 5 22.5 10.500l-1.7.8C18.5 7 15.5 5.6 12 5.600S5.5 7 3.2 11.300z'), edge('M2.5 10.700L12 14l9.5-3.3.2.600L12 14.800l-9.7-3.500z'), gold('M11 15.500h2V18h-2z')),
  helmet: standing(steel('M12 2c5 0 8.5 3.7 8.5 9v9.500h-5.500V15l2-2v-2H7v2l2 2v5.500H3.500V11c0-5.3 3.5-9 8.5-9z'), edge('M12 2v9H7v2l2 2v5.500H3.500V11C3.5 5.7 7 2 12 2z'), gold('M11.2 1h1.600v9h-1.600z')),
  shield: standing(steel('M12 1.500l9 3v7c0 5.5-3.7 9.3-9 11.3-5.3-2-9-5.8-9-11.300v-7z'), leather('M12 4l6.7 2.200v5.500c0 4-2.6 6.9-6.7 8.600z'), gold('M12 4v16.300c-4.1-1.7-6.7-4.6-6.7-8.600V6.200z'), edge('M12 9.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z')),
  chain_mail: standing(steel('M7.5 2l2 2.200c1.2 1 3.8 1 5 0l2-2L22 6l-2.2 5.5-2.3-.8V22h-11V10.700l-2.3.8L2 6z'), dark('M8.5 8h1.200v1.200H8.500zm3 0h1.200v1.200h-1.200zm3 0h1.200v1.200h-1.200zM10 10.500h1.200v1.200H10zm3 0h1.200v1.200H13zM8.5 13h1.200v1.200H8.500zm3 0h1.200v1.200h-1.200zm3 0h1.200v1.200h-1.200zM10 15.500h1.200v1.200H10zm3 0h1.200v1.200H13zM8.5 18h1.200v1.200H8.500zm3 0h1.200v1.200h-1.200zm3 0h1.200v1.200h-1.200z')),
  leather_jerkin: standing(leather('M7.5 2l2.5 3h4l2.5-3L21 5.5 19 11l-2-.5V22H7V10.500L5 11 3 5.500z'), dark('M11.5 6h1v15h-1z'), gold('M9.5 8h5v.8h-5zm0 3h5v.8h-5zm0 3h5v.8h-5zm0 3h5v.8h-5z')),
  plate: standing(steel('M7 2l2.5 2.500c1.5 1 3.5 1 5 0L17 2l5.5 4-2 5.5-2.5-.8c.5 4-.5 7.5-2 11.300H8C6.5 18.2 5.5 14.7 6 10.700l-2.5.8-2-5.500z'), edge('M12 5.300V22H8C6.5 18.2 5.5 14.7 6 10.700l-2.5.8-2-5.500L7 2l2.5 2.500c.7.5 1.6.8 2.5.8z'), gold('M11.4 5.500h1.200V22h-1.200zM7 15h10v1H7z')),
  bracers: standing(leather('M3 5l7-2 1 16-6 2.500zM21 5l-7-2-1 16 6 2.500z'), gold('M3.2 7l7-2 .1 1.6-7 2zM20.8 7l-7-2-.1 1.6 7 2zM4.6 18l6.2-2.2.1 1.6-6.1 2.300zM19.4 18l-6.2-2.2-.1 1.6 6.1 2.300z')),
  camouflage_cap: standing(leather('M3 18C2.5 9 6 3 12 3s9.5 6 9 15c-2-1.8-5-2.7-9-2.700S5 16.2 3 18z'), dark('M7 8c1.5-1 3-.5 3 1s-1.5 2.5-3 2-1-2.2 0-3zm6.5-2.500c1.5 0 2.5 1 2 2.500s-2 1.5-2.7.5-.5-3 .7-3zm2.5 6c1.5-.3 2.8.5 2.5 1.700s-2 1-2.8.3-.6-1.8.3-2z')),
  tool_kit: standing(wood('M2 9h20v12H2z'), dark('M2 13.500h20v1.200H2z'), steel('M8 9V5.500C8 4.5 8.5 4 9.5 4h5c1 0 1.5.5 1.5 1.500V9h-2V6h-4v3z'), gold('M10.5 12.500h3v3.500h-3z')),
  weapon_oil: flask('#caa24a', TALL),
};

const JUICES: Readonly<Record<string, string>> = {
  healing_2: '#d8412f', healing_4: '#a3122a', antidote: '#5fae3c', strength: '#e07b24', resilience: '#7c8fa8', speed: '#5cc7e6',
  dexterity: '#e6d24a', battle: '#b3261e', holy_water: '#d7efff', troll_bane: '#3f7d4b', magic_potion: '#8b57d6', plague_cure: '#b7c34a',
  injury_cure: '#f0a6a0', elixir_of_life: '#ffd56e', heroic_brew: '#d98f2b', double_spell: '#5f63d8', spell_ward: '#4c9ac9', fire_ward: '#e6552b', glass_draught: '#bfe8dc',
};
const BOTTLES = [ROUND, TALL, CONE];

const ARMOUR: Readonly<Record<string, string>> = { head: 'helmet', arm: 'shield', body: 'chain_mail', cloak: 'camouflage_cap' };
const RING = standing(gold('M12 8.500a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 2.700a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.600z'), shape('juice')('M9 1.500h6l2.5 3.200L12 9 6.5 4.700z'));
const LEAF = standing(shape('juice')('M20.5 3C21.5 12 17 19 9.5 18.700L6 22l-1.5-1.2 2.7-4C3.5 9.5 9.5 3 20.5 3z'), dark('M8.5 15.500C10.5 11.5 13 9 16.5 7 12.5 8 9.5 10.5 7.8 14z'));
const BAG = standing(leather('M9 2h6l1 3-1.5 2C18.5 9 21 13 21 17c0 3.5-3.5 5-9 5s-9-1.5-9-5c0-4 2.5-8 6.5-10L8 5z'), gold('M9.3 6.500h5.400V8H9.300z'));

/** The picture of a thing: its own, or that of its kind. */
export function wareOf(thing: { id: string; kind: string; place: string }): Ware {
  const own = WARES[thing.id];
  if (own !== undefined) return own;
  switch (thing.kind) {
    case 'potion':
      return flask(JUICES[thing.id] ?? '#9aa7c7', BOTTLES[thing.id.length % BOTTLES.length]!);
    case 'weapon':
      return WARES[thing.place === 'ranged' ? 'bow' : thing.place === 'belt' ? 'dagger' : 'longsword']!;
    case 'armour':
      return WARES[ARMOUR[thing.place] ?? 'chain_mail']!;
    case 'ingredient':
      return { ...LEAF, juice: '#6fae4e' };
    case 'artifact':
      return { ...RING, juice: '#7fd0ff' };
    default:
      return BAG;
  }
}
