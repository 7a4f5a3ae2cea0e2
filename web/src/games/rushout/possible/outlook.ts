/** What follows if a place is completed, and how likely the next roll does it. */
import type * as RushOut from '../protocol';
import { bansOf, cursed, diceOf, DRAGON_TILE, fieldsOf, filled, isOpen, placeOf, starIs, WIZARD, type Laid, type Race } from './fitting';

/** The six faces of a die (RO-1, RO-2). */
const FACES = {
  heroes: ['fire', 'sword', 'footprint', 'key', 'heart', 'star'],
  wizard: ['plant', 'water', 'air', 'lightning', 'fire', 'star'],
} as const;

/** What completing leads to: the name of a text, its numbers, the rule behind it. */
export interface Consequence {
  text: string;
  args: Readonly<Record<string, string | number>>;
  rule: string;
}

export interface Odds {
  /** That at least one die of the next roll fits. */
  any: number;
  /** That the next roll completes the place. */
  all: number;
}

/** The symbols of the fields that are still free for a seat's side. */
export function missing({ view }: Race, seat: number, place: RushOut.PlaceView): string[] {
  const taken = filled(view, place.place, seat);
  return fieldsOf(place, seat).filter((_, field) => !taken.has(field));
}

/** Under the dragon no trial is completed (RO-81). */
export const isCovered = (view: RushOut.View, place: string): boolean => /^t\d/.test(place) && view.dragon === Number(place[1]);

/** Whether these dice fill the last free fields of a place. */
export function completes(race: Race, seat: number, place: RushOut.PlaceView, laid: readonly Laid[]): boolean {
  return laid.length > 0 && laid.length === missing(race, seat, place).length && !isCovered(race.view, place.place);
}

/** How many souls a card takes when it has wounded whom it can, and how many are left (RO-152). */
export function soulsTaken({ view }: Race, card: RushOut.CardInfo): { n: number; left: number } | null {
  if (!card.souls) return null;
  const heroes = view.players.slice(1);
  const wounded = heroes.filter((hero) => hero.wounded).length;
  const n = Math.min(view.souls, Math.min(heroes.length, wounded + card.wounds));
  return { n, left: view.souls - n };
}

/** What completing a place brings its side. */
export function consequence(race: Race, seat: number, name: string): Consequence | null {
  const { view, content } = race;
  const place = placeOf(view, name);
  const card = content.cards[place?.card ?? ''];
  const tells = (text: string, rule: string, args: Consequence['args'] = {}): Consequence => ({ text, rule, args });
  if (isCovered(view, name)) return tells('covered', 'RO-81');
  if (seat === WIZARD) {
    if (card === undefined || place === undefined || place.wizard.length === 0) return null;
    if (card.kind === 'coin') return tells('coin', 'RO-113');
    if (card.kind === 'conflict') return tells('conflict-ends', 'RO-169');
    const souls = soulsTaken(race, card);
    if (souls?.left === 0) return tells('last-soul', 'RO-154', { text: card.text });
    if (souls !== null) return tells('souls', 'RO-152', { text: card.text, ...souls });
    return tells('spell', 'RO-64', { text: card.text });
  }
  if (name === DRAGON_TILE) return view.dragon === 0 ? tells('dragon-home', 'RO-93') : tells('dragon', 'RO-91', { n: view.dragon - 1 });
  if (place === undefined || place.heroes.length === 0) return null;
  if (/^h\d/.test(name)) return tells('heal', 'RO-158');
  if (name.startsWith('w:')) return tells('weakness', 'RO-102');
  if (name.startsWith('c:')) return tells('curse', 'RO-140');
  if (card?.kind === 'coin') return tells('coin', 'RO-113');
  if (card?.kind === 'conflict') return view.lives === 1 ? tells('last-life', 'RO-166') : tells('life', 'RO-165', { n: view.lives - 1 });
  const abilities = content.scenarios.find(({ id }) => id === view.scenario)?.abilities ?? false;
  return abilities ? tells('trial-learned', 'RO-177') : tells('trial', 'RO-46');
}

/** Whether hands are needed before the dice come back (RO-143). */
export const needsHands = (race: Race, seat: number): boolean => seat !== WIZARD && cursed(race, 'clap');

/**
 * The odds of the next roll, with every die that is loose or marked to be taken back; null where it could lay nothing.
 * They are exact: every way in which the dice can fall is counted.
 */
export function oddsOf(race: Race, seat: number, name: string, marked: readonly number[] = []): Odds | null {
  const place = placeOf(race.view, name);
  const own = diceOf(race.view, seat);
  const lying = own.filter((die) => die.place !== '' && die.field >= 0 && !marked.includes(die.number));
  if (place === undefined || lying.some((die) => die.place !== name)) return null;
  if (lying.length === 0 ? !isOpen(emptied(race, seat), seat, place) : !isOpen(race, seat, place)) return null;
  const thrown = own.filter((die) => die.place === '' || marked.includes(die.number)).length;
  const back = new Set(own.filter((die) => marked.includes(die.number) && die.place === name).map((die) => die.field));
  const taken = filled(race.view, name, seat);
  const free = fieldsOf(place, seat).filter((_, field) => !taken.has(field) || back.has(field));
  if (thrown === 0 || free.length === 0) return null;
  const bans = seat === WIZARD ? new Set<string>() : bansOf(race, seat);
  const open = free.filter((symbol) => !bans.has(symbol));
  const one = seat !== WIZARD && cursed(race, 'one_hand');
  return chances(open, starIs(race, seat), thrown, FACES[seat === WIZARD ? 'wizard' : 'heroes'], open.length === free.length && !isCovered(race.view, name) && !(one && free.length > 1));
}

/** The table as it will be when the seat's own dice have been taken back. */
function emptied(race: Race, seat: number): Race {
  const dice = Object.fromEntries(Object.entries(race.view.dice).filter(([number]) => Math.floor(Number(number) / 10) !== seat));
  return { ...race, view: { ...race.view, dice } };
}

/** Of so many dice: that one fits, and that all fields are filled at one stroke. */
export function chances(symbols: readonly string[], stars: ReadonlySet<string>, dice: number, faces: readonly string[], whole = true): Odds {
  const need = new Map<string, number>();
  for (const symbol of symbols) need.set(symbol, (need.get(symbol) ?? 0) + 1);
  const wild = (symbol: string) => symbol !== 'star' && (stars.has(symbol) || stars.has('any'));
  const helps = faces.filter((face) => need.has(face) || (face === 'star' && symbols.some(wild)));
  let all = 0;

  function filledBy(count: ReadonlyMap<string, number>): boolean {
    let spare = (count.get('star') ?? 0) - (need.get('star') ?? 0);
    for (const [symbol, n] of need) {
      const short = symbol === 'star' ? 0 : Math.max(0, n - (count.get(symbol) ?? 0));
      if (short > 0 && !wild(symbol)) return false;
      spare -= short;
    }
    return spare >= 0 || symbols.length === 0;
  }

  /** How many dice show each face, with the number of ways in which that can fall. */
  function count(face: number, left: number, so: Map<string, number>, ways: number): void {
    const name = faces[face];
    if (name === undefined) return;
    if (face === faces.length - 1) {
      if (filledBy(new Map(so).set(name, left))) all += ways;
      return;
    }
    let choose = 1;
    for (let n = 0; n <= left; n += 1) {
      count(face + 1, left - n, new Map(so).set(name, n), ways * choose);
      choose = (choose * (left - n)) / (n + 1);
    }
  }

  if (whole && symbols.length > 0 && symbols.length <= dice) count(0, dice, new Map(), 1);
  return { any: 1 - ((faces.length - helps.length) / faces.length) ** dice, all: all / faces.length ** dice };
}
