/** Places to go to that have a name, seen from whoever acts; the server decides about each. */
import { say } from '../../../lib/words.svelte';
import type { Table } from '../board/table.svelte';
import { distance, INCH, type Point } from '../field/measure';
import { middleOf } from '../field/outline';
import { behind, towards, upTo } from '../field/places';
import { unit, type Place } from './offers';

export interface Named {
  id: string;
  label: string;
  to: Point;
}

/** So many of a kind are enough to choose from. */
const MOST = 8;

export function namedPlaces(table: Table): Named[] {
  const from = table.actorPoint;
  const { region } = table;
  if (from === null || region === null) return [];
  const most = table.modal ? table.allowance(table.mode) : region.length;
  return [...lying(table, from, most), ...shots(table, from, most), ...shelters(table, from, most)];
}

/** Markers and tokens; what is out of reach is gone towards. */
function lying(table: Table, from: Point, most: number): Named[] {
  const places: readonly (readonly [Place, string])[] = [
    ...table.view.markers.filter(({ carrier }) => carrier === 0).map(({ n, kind }) => [`marker:${n}`, say(`starquest.spoken.marker.${kind}`, { n })] as const),
    ...table.view.tokens.map(({ n }) => [`token:${n}`, say('starquest.spoken.token', { n })] as const),
  ];
  return places.flatMap(([place, what]) => {
    const to = table.pointOf(place);
    if (to === null) return [];
    const reached = distance(from, to) <= most;
    return [{ id: place, label: say(reached ? 'starquest.words.to' : 'starquest.words.towards', { what }), to: towards(from, to, most, table.view.side) }];
  });
}

/** As near to an enemy as one's longest weapon needs it, or an inch. */
function shots(table: Table, from: Point, most: number): Named[] {
  const hero = table.hero(table.actor);
  const ranges = (hero?.arms ?? []).map(({ weapon }) => table.weapon(weapon)?.range ?? 0);
  const longest = Math.max(0, ...ranges);
  return table.view.enemies
    .flatMap((enemy) => {
      const to = table.pointOf(unit(enemy.unit));
      const gap = Math.max(longest, INCH);
      const at = to === null ? null : upTo(from, to, (hero?.radius ?? 0) + enemy.radius, gap, table.view.side);
      if (at === null || distance(from, at) > most) return [];
      return [{ id: `near:${enemy.unit}`, label: say('starquest.words.near', { inches: table.length(gap), who: table.nameOf(enemy.unit) }), to: at }];
    })
    .slice(0, MOST);
}

/** Behind whatever stops a shot of the nearest enemy. */
function shelters(table: Table, from: Point, most: number): Named[] {
  const hero = table.hero(table.actor);
  const [foe] = table.view.enemies
    .map(({ unit: id }) => table.pointOf(unit(id)))
    .filter((point): point is Point => point !== null)
    .sort((a, b) => distance(from, a) - distance(from, b));
  if (foe === undefined || hero === undefined) return [];
  return table.pieces
    .flatMap((piece, n) => {
      const info = table.terrain(piece.terrain);
      const corners = table.outlines[n];
      if (corners === undefined || info?.form !== 'solid' || !(info.cover || info.blocking)) return [];
      const to = behind(corners, middleOf(corners), foe, hero.radius, table.view.side);
      return to === null || distance(from, to) > most ? [] : [{ id: `piece:${n}`, label: say('starquest.words.behind', { what: info.name }), to }];
    })
    .sort((a, b) => distance(from, a.to) - distance(from, b.to))
    .slice(0, MOST);
}
