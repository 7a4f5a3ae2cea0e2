/** What a Hero wears, in the five places of the body. */
import type * as SideQuest from '../protocol';

export interface Slot {
  kind: string;
  /** 0: nothing there. */
  thing: number;
  /** A weapon that takes both hands. */
  both: boolean;
}

const ROOM: readonly (readonly [kind: string, places: number])[] = [
  ['hand', 2],
  ['head', 1],
  ['body', 1],
  ['accessory', 1],
];

export function slotsOf(hero: SideQuest.HeroView, cardOf: (id: number) => SideQuest.CardInfo | undefined): Slot[] {
  return ROOM.flatMap(([kind, places]) => {
    const worn = hero.equipment.filter((id) => (cardOf(id)?.slot || 'hand') === kind);
    const slots = worn.map((thing) => ({ kind, thing, both: cardOf(thing)?.hands === 2 }));
    const used = slots.reduce((sum, slot) => sum + (slot.both ? 2 : 1), 0);
    const free = Array.from({ length: Math.max(0, places - used) }, () => ({ kind, thing: 0, both: false }));
    return [...slots, ...free];
  });
}
