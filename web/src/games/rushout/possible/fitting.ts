/**
 * Which dice fit where, what is owed, and what a spell can be aimed at.
 *
 * In a race the server lists no options: they would be old when they arrive. So the board works them out from
 * the view, by the same rules. What it gets wrong the server refuses, with words.
 */
import type * as RushOut from '../protocol';

export const WIZARD = 0;
/** The field of a die that a swirl holds. */
export const SWIRL = -2;
export const DRAGON_TILE = 'dragon';

/** A die by its number, and the field on which it goes. */
export type Laid = [die: number, field: number];

/** The table as the rules need it. */
export interface Race {
  view: RushOut.View;
  content: RushOut.Content;
  /** Seats whose dice are in the air. */
  rolling: ReadonlySet<number>;
}

export interface OwnDie extends RushOut.Die {
  number: number;
}

export const ownerOf = (number: number): number => Math.floor(number / 10);

export function diceOf(view: RushOut.View, seat: number): OwnDie[] {
  return Object.entries(view.dice)
    .map(([number, die]) => ({ ...die, number: Number(number) }))
    .filter(({ number }) => ownerOf(number) === seat)
    .sort((a, b) => a.number - b.number);
}

export function diceOn(view: RushOut.View, place: string): OwnDie[] {
  return Object.entries(view.dice)
    .filter(([, die]) => die.place === place)
    .map(([number, die]) => ({ ...die, number: Number(number) }));
}

export function placeOf(view: RushOut.View, place: string): RushOut.PlaceView | undefined {
  return view.places.find((one) => one.place === place);
}

/** The fields of a place that a seat could fill; none if it has no business there. */
export function fieldsOf(place: RushOut.PlaceView | undefined, seat: number): readonly string[] {
  return place === undefined ? [] : seat === WIZARD ? place.wizard : place.heroes;
}

/** The places on which a seat could lay dice, in the order of the keys that choose them. */
export function placesOf(view: RushOut.View, seat: number): RushOut.PlaceView[] {
  const spells = (place: RushOut.PlaceView) => (seat === WIZARD && place.place.startsWith('s') ? 0 : 1);
  return view.places.filter((place) => fieldsOf(place, seat).length > 0).sort((a, b) => spells(a) - spells(b));
}

/** The fields of a side's part that hold a die. */
export function filled(view: RushOut.View, place: string, seat: number): ReadonlySet<number> {
  const side = (number: number) => (ownerOf(number) === WIZARD) === (seat === WIZARD);
  return new Set(diceOn(view, place).flatMap((die) => (die.field >= 0 && side(die.number) ? [die.field] : [])));
}

/** The one place on which a seat has dice; a swirl does not count (RO-37, RO-60). */
export function whereIs(view: RushOut.View, seat: number): string {
  return diceOf(view, seat).find((die) => die.place !== '' && die.field !== SWIRL)?.place ?? '';
}

/** A weakness or curse that is complete has ended, even while its dice wait for hands (RO-143). */
export const hasEnded = (view: RushOut.View, place: string): boolean => placeOf(view, place)?.claimed === true;

export function cursed({ view, content }: Race, kind: string): boolean {
  return view.curses.some((card) => content.cards[card]?.curse === kind && !hasEnded(view, `c:${card}`));
}

/** The symbols that a star of this seat may stand for (RO-36, RO-55). */
export function starIs({ view, content }: Race, seat: number): ReadonlySet<string> {
  const player = view.players[seat];
  const items = (player?.items ?? []).map((item) => content.cards[item]?.star ?? '');
  const own = seat === WIZARD ? view.banners : [content.heroes[player?.character ?? '']?.star ?? ''];
  return new Set([...own, ...items].filter(Boolean));
}

/** Fields on which a weakened hero may lay nothing (RO-107). */
export function bansOf({ view, content }: Race, seat: number): ReadonlySet<string> {
  const weak = (view.players[seat]?.weak ?? []).filter((card) => !hasEnded(view, `w:${card}`));
  return new Set(weak.map((card) => content.cards[card]?.ban ?? '').filter(Boolean));
}

export function fits(face: string, symbol: string, stars: ReadonlySet<string>): boolean {
  if (face === symbol) return true;
  return face === 'star' && symbol !== 'star' && (stars.has(symbol) || stars.has('any'));
}

/** Whether a seat may lay anything on a place at all. */
export function isOpen({ view, content }: Race, seat: number, place: RushOut.PlaceView): boolean {
  if (fieldsOf(place, seat).length === 0) return false;
  // A conflict stays when the heroes have won it, and so does the wizard's part of it (RO-168).
  if (place.claimed && (seat !== WIZARD || content.cards[place.card]?.kind !== 'conflict')) return false;
  const at = whereIs(view, seat);
  if (at !== '' && at !== place.place) return false;
  if (seat === WIZARD) return true;
  const others = new Set(diceOn(view, place.place).flatMap((die) => (die.field === SWIRL ? [] : [ownerOf(die.number)])));
  others.delete(seat);
  others.delete(WIZARD);
  return others.size <= 1;
}

/** The dice of one roll go to one single card (RO-34, RO-53); a star of the Bard is not bound to it (RO-181). */
function goesThere(view: RushOut.View, seat: number, die: OwnDie, place: RushOut.PlaceView): boolean {
  const spot = view.players[seat]?.spot ?? '';
  return die.inspired || spot === '' || spot === `${place.place}/${place.card}`;
}

/** Every way to lay one single die on a place. */
export function pairsOn(race: Race, seat: number, place: RushOut.PlaceView): Laid[] {
  if (!isOpen(race, seat, place)) return [];
  const stars = starIs(race, seat);
  const bans = seat === WIZARD ? new Set<string>() : bansOf(race, seat);
  const taken = filled(race.view, place.place, seat);
  const free = [...fieldsOf(place, seat).entries()].filter(([field, symbol]) => !taken.has(field) && !bans.has(symbol));
  const loose = diceOf(race.view, seat).filter((die) => die.rolled && die.place === '' && goesThere(race.view, seat, die, place));
  return loose.flatMap((die) =>
    free.flatMap(([field, symbol]) => (fits(die.face, symbol, stars) ? [[die.number, field] as Laid] : [])),
  );
}

/** As many dice as possible, each on a field of its own. */
export function matching(pairs: readonly Laid[]): Laid[] {
  const fields = new Map<number, number[]>();
  for (const [die, field] of pairs) fields.set(die, [...(fields.get(die) ?? []), field]);
  const taken = new Map<number, number>();

  function seek(die: number, tried: Set<number>): boolean {
    for (const field of fields.get(die) ?? []) {
      if (tried.has(field)) continue;
      tried.add(field);
      const other = taken.get(field);
      if (other === undefined || seek(other, tried)) {
        taken.set(field, die);
        return true;
      }
    }
    return false;
  }

  const choosy = [...fields.keys()].sort((a, b) => fields.get(a)!.length - fields.get(b)!.length || a - b);
  for (const die of choosy) seek(die, new Set());
  return [...taken].map(([field, die]): Laid => [die, field]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** What goes onto a place at one stroke: with one hand a single die (RO-142), else all that fit. */
export function stroke(race: Race, seat: number, place: RushOut.PlaceView): Laid[] {
  const best = matching(pairsOn(race, seat, place));
  return seat !== WIZARD && cursed(race, 'one_hand') ? best.slice(0, 1) : best;
}

/** For every place the most dice that fit there, and every single die. */
export function placements(race: Race, seat: number): RushOut.PlaceAnswer[] {
  const single = seat !== WIZARD && cursed(race, 'one_hand');
  return placesOf(race.view, seat).flatMap((place) => {
    const pairs = pairsOn(race, seat, place);
    const best = matching(pairs);
    const laid: Laid[][] = best.length > 1 && !single ? [best] : [];
    const once = new Set<string>();
    for (const [die, field] of pairs) {
      const key = `${die} ${fieldsOf(place, seat)[field]}`;
      if (!once.has(key)) laid.push([[die, field]]);
      once.add(key);
    }
    return laid.map((dice): RushOut.PlaceAnswer => ({ move: 'place', place: place.place, dice }));
  });
}

/** The dice that could be taken back before a roll (RO-31, RO-51). */
export function backOf(view: RushOut.View, seat: number): number[] {
  return diceOf(view, seat)
    .filter((die) => die.place !== '' && die.field !== SWIRL)
    .filter((die) => seat === WIZARD || !placeOf(view, die.place)?.claimed)
    .map((die) => die.number);
}

export function looseOf(view: RushOut.View, seat: number): number[] {
  return diceOf(view, seat).filter((die) => die.place === '').map((die) => die.number);
}

// --- what is owed, and what has to be aimed -----------------------------------------------------------

export function owedBy(view: RushOut.View, seat: number, what: RushOut.Owed['what']): RushOut.Owed | undefined {
  return view.owed.find((owed) => owed.what === what && owed.heroes.includes(seat));
}

/** The dice of which one must go to the swirl (RO-106); none where nothing is asked. */
export function swirlOf(view: RushOut.View, seat: number): number[] {
  if (owedBy(view, seat, 'swirl') === undefined) return [];
  const loose = looseOf(view, seat);
  return loose.length > 0 ? loose : backOf(view, seat);
}

/** Hero dice that a spell could remove; a swirl keeps its own. */
function hittable(view: RushOut.View): OwnDie[] {
  const all = Object.entries(view.dice).map(([number, die]) => ({ ...die, number: Number(number) }));
  return all.filter(
    (die) => ownerOf(die.number) !== WIZARD && die.place !== '' && die.field !== SWIRL && !placeOf(view, die.place)?.claimed,
  );
}

function combinations(seats: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  return seats.flatMap((seat, i) => combinations(seats.slice(i + 1), n - 1).map((rest) => [seat, ...rest]));
}

/** Everything that the wizard may aim the completed spell at. */
export function aims({ view, content }: Race): RushOut.Answer[] {
  const card = content.cards[view.aim?.card ?? ''];
  if (view.aim === null || card === undefined) return [];
  const heroes = view.players.slice(1);
  if (card.effect === 'clear' || (card.kind === 'confusion' && card.reach === 'all')) {
    const hit = [...new Set(hittable(view).map((die) => die.place))].sort();
    return hit.map((place): RushOut.Answer => ({ move: 'removedice', place }));
  }
  if (card.kind === 'confusion') return hittable(view).map(({ number }): RushOut.Answer => ({ move: 'removedie', die: number }));
  if (card.kind === 'weakness' || (card.kind === 'drain' && card.reach === 'one')) {
    return heroes.map(({ seat }): RushOut.Answer => ({ move: 'afflict', heroes: [seat] }));
  }
  if (card.kind !== 'doom') return [];
  const healthy = heroes.filter((hero) => !hero.wounded).map((hero) => hero.seat);
  const n = Math.min(card.wounds, healthy.length);
  return n === 0 ? [] : combinations(healthy, n).map((struck): RushOut.Answer => ({ move: 'afflict', heroes: struck }));
}

/** Claps and experience that this hero still has to see to. */
export function debts(view: RushOut.View, seat: number): RushOut.Answer[] {
  const found: RushOut.Answer[] = [];
  for (const owed of view.owed) {
    if (!owed.heroes.includes(seat)) continue;
    if (owed.what === 'clap') found.push({ move: 'clap', place: owed.place });
    if (owed.what !== 'learn') continue;
    for (const hero of owed.heroes) {
      if (!found.some((answer) => answer.move === 'learn' && answer.hero === hero)) found.push({ move: 'learn', hero });
    }
  }
  return found;
}
