/** What else a seat could do at this moment of the race, and everything together. */
import type * as RushOut from '../protocol';
import { aims, backOf, debts, diceOf, hasEnded, looseOf, ownerOf, placements, swirlOf, WIZARD, type Race } from './fitting';

// --- coins, scrolls, abilities ---------------------------------------------------------------------------

const TURNED = ['plant', 'water', 'air'] as const;

/** What experience, coins and scrolls can do now (RO-123, RO-130 to RO-132, RO-180 to RO-184). */
export function uses(race: Race, seat: number): RushOut.Answer[] {
  const { view } = race;
  const coins = seat === WIZARD ? view.wizard_coins : view.hero_coins;
  const spend: RushOut.Answer[] = coins >= 2 ? [{ move: 'spend' }] : [];
  return [...spend, ...(seat === WIZARD ? scrolls(race) : abilities(race, seat))];
}

function scrolls({ view, content }: Race): RushOut.Answer[] {
  const owned = (view.players[WIZARD]?.items ?? []).flatMap((item) => content.cards[item] ?? []);
  const pairs = owned.filter((item) => item.turns.length === 2).map((item) => new Set(item.turns));
  const turned = diceOf(view, WIZARD)
    .filter((die) => die.place === '' && die.rolled)
    .flatMap((die) =>
      TURNED.filter((face) => face !== die.face && pairs.some((pair) => pair.has(face) && pair.has(die.face))).map(
        (face): RushOut.Answer => ({ move: 'turn', die: die.number, face }),
      ),
    );
  const open = [1, 2, 3].filter((slot) => view.spells[slot - 1] !== '' && view.aim?.source !== `s${slot}`);
  const swapped = owned.some((item) => item.swaps) ? open.map((slot): RushOut.Answer => ({ move: 'swap', slot })) : [];
  return [...turned, ...swapped];
}

function abilities({ view, content, rolling }: Race, seat: number): RushOut.Answer[] {
  const scenario = content.scenarios.find((one) => one.id === view.scenario);
  const player = view.players[seat];
  const hero = content.heroes[player?.character ?? ''];
  if (!scenario?.abilities || player === undefined || hero === undefined || player.experience < hero.price) return [];
  const heroes = view.players.slice(1);
  switch (hero.ability) {
    case 'inspire':
      return Object.entries(view.dice).flatMap(([number, die]): RushOut.Answer[] => {
        const owner = ownerOf(Number(number));
        const able = owner !== WIZARD && die.place === '' && !rolling.has(owner) && !(die.rolled && die.face === 'star');
        return able ? [{ move: 'inspire', die: Number(number) }] : [];
      });
    case 'cleanse':
      return [...view.curses.map((card) => `c:${card}`), ...heroes.flatMap((one) => one.weak).map((card) => `w:${card}`)]
        .filter((place) => !hasEnded(view, place))
        .map((place): RushOut.Answer => ({ move: 'cleanse', card: place.slice(2) }));
    case 'repel':
      return view.dragon > 0 ? [{ move: 'repel' }] : [];
    case 'heal':
      return heroes.filter((one) => one.wounded).map((one): RushOut.Answer => ({ move: 'heal', hero: one.seat }));
    default:
      return [];
  }
}

// --- everything --------------------------------------------------------------------------------------------

/** All that a seat whose hands are free could do, as the server would list it. */
export function optionsOf(race: Race, seat: number): RushOut.Answer[] {
  const { view } = race;
  if (view.paused || view.phase !== 'race') return [];
  if (seat === WIZARD && view.aim !== null) return aims(race);
  const swirl = swirlOf(view, seat);
  if (swirl.length > 0) return swirl.map((die): RushOut.Answer => ({ move: 'swirl', die }));
  const found: RushOut.Answer[] = [...debts(view, seat), ...placements(race, seat)];
  if (looseOf(view, seat).length > 0) found.push({ move: 'roll', back: [] });
  const back = backOf(view, seat);
  if (back.length > 0) found.push({ move: 'roll', back });
  if (back.length > 1) found.push(...back.map((die): RushOut.Answer => ({ move: 'roll', back: [die] })));
  return [...found, ...uses(race, seat)];
}
