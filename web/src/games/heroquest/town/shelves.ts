/** The shelves of the shop: everything that has a price, by its kind, the cheapest first. */
import type * as HeroQuest from '../protocol';

export interface Shelf {
  /** Name of its words. */
  name: 'blades' | 'ranged' | 'armour' | 'potions' | 'goods';
  wares: readonly HeroQuest.ThingInfo[];
}

const ORDER: readonly Shelf['name'][] = ['blades', 'ranged', 'armour', 'potions', 'goods'];

export function shelfOf({ kind, place }: HeroQuest.ThingInfo): Shelf['name'] {
  if (kind === 'weapon') return place === 'ranged' ? 'ranged' : 'blades';
  if (kind === 'armour') return 'armour';
  return kind === 'potion' ? 'potions' : 'goods';
}

export function shelvesOf(things: readonly HeroQuest.ThingInfo[], shown: (thing: HeroQuest.ThingInfo) => boolean = () => true): Shelf[] {
  const sold = things.filter((thing) => thing.price > 0 && shown(thing)).sort((a, b) => a.price - b.price);
  return ORDER.map((name) => ({ name, wares: sold.filter((thing) => shelfOf(thing) === name) })).filter(({ wares }) => wares.length > 0);
}

/** The pool that a piece changes: of the blow, the shot or the defence. */
export function poolOf(thing: HeroQuest.ThingInfo): 'attack' | 'shot' | 'defence' | null {
  if (thing.kind === 'armour') return 'defence';
  if (thing.kind !== 'weapon') return null;
  return thing.place === 'ranged' ? 'shot' : 'attack';
}
