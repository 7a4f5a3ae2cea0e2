/** Where a hero carries things: each place with what is there, also the empty ones. */
import type { Sign } from '../drawing/signs';
import type * as HeroQuest from '../protocol';

export interface Slot {
  place: 'hand' | 'back' | 'belt' | 'head' | 'arm' | 'body' | 'cloak' | 'surplus';
  sign: Sign;
  gear: HeroQuest.Gear | null;
}

const SIGNS: Readonly<Record<string, Sign>> = { hand: 'sword', back: 'bow', belt: 'dagger', head: 'helm', arm: 'arm', body: 'body', cloak: 'cloak', surplus: 'bag' };

export function slotsOf(hero: HeroQuest.HeroView, content: HeroQuest.Content): Slot[] {
  const placeOf = (gear: HeroQuest.Gear): string => content.things.find((one) => one.id === gear.thing)?.place ?? '';
  // The first hand weapon is in the hand; a ranged one, or a second, is on the back.
  const hand = hero.weapons.find((gear) => placeOf(gear) !== 'ranged') ?? null;
  const back = hero.weapons.filter((gear) => gear !== hand);
  const worn = (place: string): HeroQuest.Gear | null => hero.armour.find((gear) => placeOf(gear) === place) ?? null;
  const slot = (place: Slot['place'], gear: HeroQuest.Gear | null): Slot => ({ place, sign: SIGNS[place]!, gear });
  return [
    slot('hand', hand),
    ...(back.length > 0 ? back.map((gear) => slot('back', gear)) : [slot('back', null)]),
    slot('belt', hero.belt),
    slot('head', worn('head')),
    slot('arm', worn('arm')),
    slot('body', worn('body')),
    slot('cloak', worn('cloak')),
    ...hero.surplus.map((gear) => slot('surplus', gear)),
  ];
}

/** What has become of a piece, as names of words. */
export function wear({ rusty, notched, fallen, oiled, dull }: HeroQuest.Gear): string[] {
  return Object.entries({ rusty, notched, fallen, oiled, dull }).flatMap(([name, is]) => (is ? [name] : []));
}
