/** The table in words: for those who listen, and for the names of buttons. */
import { plain } from '../../../ui/marked';
import { say } from '../../../lib/words.svelte';
import { kindOf, numberOf, restOf, unit, type Place } from '../choosing/offers';
import { bearing, compass, distance, spotAt, type Point } from '../field/measure';
import type { Table, UnitView } from '../board/table.svelte';
import type * as StarQuest from '../protocol';

/** One thing after another about the same: no language puts an “and” before the last of them. */
export function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

export const markName = (kind: string): string => say(`starquest.marks.${kind}.name`);

export function statusName(table: Pick<Table, 'content'>, status: string): string {
  return table.content.statuses.find(({ id }) => id === status)?.name ?? status;
}

/** What is left of a unit: of one model what it can take, of a group how many. */
function strength({ size, models, tough }: UnitView): string {
  if (size > 1) return say('starquest.spoken.models', { n: models.length, of: size });
  return tough > 1 ? say('starquest.spoken.tough', { n: tough - (models[0]?.wounds ?? 0), of: tough }) : '';
}

export function unitInWords(table: Table, id: number): string {
  const one = table.unit(id);
  if (one === undefined) return '';
  const hero = table.hero(id);
  return listed([
    table.nameOf(id),
    strength(one),
    hero ? say('starquest.spoken.stamina', { n: hero.stamina, of: hero.full_stamina }) : '',
    hero?.down ? say('starquest.spoken.down') : '',
    one.shaken ? say('starquest.spoken.shaken') : '',
    one.fatigued ? say('starquest.spoken.fatigued') : '',
    ...one.status.map((status) => statusName(table, status)),
    ...one.marks.map(({ kind }) => markName(kind)),
    one.tokens > 0 ? say('starquest.spoken.spell-tokens', { n: one.tokens }) : '',
    id === table.actor ? say('starquest.spoken.acts') : one.activated ? say('starquest.spoken.activated') : '',
  ]);
}

/** Why a hero is not to be seen. */
export function whereWaits(table: Table): string {
  return say(table.view.round === 0 ? 'starquest.spoken.not-yet' : 'starquest.spoken.aside');
}

/** The ground below a point. */
export function groundAt(table: Table, point: Point): string {
  const n = table.pieceAt(spotAt(point));
  return n < 0 ? '' : pieceInWords(table, n);
}

export function pieceInWords(table: Table, n: number): string {
  const piece = table.pieces[n];
  if (piece === undefined) return '';
  const info = table.terrain(piece.terrain);
  const flags = (['impassable', 'blocking', 'cover', 'difficult', 'dangerous'] as const).filter((flag) => info?.[flag]);
  return listed([
    info?.name ?? piece.terrain,
    piece.height < 0 ? say('starquest.spoken.deep', { inches: table.length(-piece.height) }) : say('starquest.spoken.high', { inches: table.length(piece.height) }),
    ...flags.map((flag) => say(`starquest.spoken.${flag}`)),
  ]);
}

/** How far and where, seen from whoever acts. */
export function whereFrom(table: Table, place: Place): string {
  const here = unit(table.actor);
  const [from, to] = [table.actorPoint, table.pointOf(place)];
  const far = table.apart(here, place);
  if (from === null || to === null || far === null || place === here || kindOf(place) === 'quarter') return '';
  return say('starquest.spoken.far', { inches: table.length(far, 1), direction: directionOf(from, to) });
}

export function directionOf(from: Point, to: Point): string {
  return say(`starquest.spoken.compass.${compass(bearing(from, to))}`);
}

function markerInWords(table: Table, n: number): string {
  const marker = table.view.markers.find((one) => one.n === n);
  if (marker === undefined) return '';
  return listed([
    say(`starquest.spoken.marker.${marker.kind}`, { n }),
    marker.of === 'secondary' ? say('starquest.spoken.secondary') : '',
    marker.armed ? say('starquest.spoken.armed') : '',
    marker.count > 0 ? say('starquest.spoken.gathered', { n: marker.count }) : '',
    marker.done ? say('starquest.spoken.done') : '',
  ]);
}

function tokenInWords(table: Table, n: number): string {
  const found = table.view.tokens.find((one) => one.n === n)?.found ?? '';
  return found === '' ? say('starquest.spoken.token', { n }) : say('starquest.spoken.found', { n, what: table.deed(found)?.name ?? found });
}

/** What a place is. */
export function whatIs(table: Table, place: Place): string {
  switch (kindOf(place)) {
    case 'unit':
      return unitInWords(table, numberOf(place));
    case 'marker':
      return markerInWords(table, numberOf(place));
    case 'token':
      return tokenInWords(table, numberOf(place));
    case 'quarter':
      return say(`starquest.spoken.compass.${restOf(place).replace('_', '-')}`);
    default:
      return '';
  }
}

/** A place, how far it is, and what can be done there. */
export function placeInWords(table: Table, place: Place): string {
  const deeds = (table.glow.get(place) ?? []).slice(0, 3).map(({ text }) => plain(text));
  return listed([whatIs(table, place), whereFrom(table, place), ...deeds]);
}

/** A point of the table: how far it is, the ground, and who stands there. */
export function pointInWords(table: Table, point: Point): string {
  const from = table.actorPoint;
  const far = from === null || (from[0] === point[0] && from[1] === point[1]) ? '' : say('starquest.spoken.far', { inches: table.length(distance(from, point)), direction: directionOf(from, point) });
  const place = table.placeAt(spotAt(point));
  return listed([
    place === null ? '' : placeInWords(table, place),
    far === '' ? say('starquest.spoken.at', { x: table.length(point[0]), y: table.length(point[1]) }) : far,
    groundAt(table, point) || say('starquest.spoken.open'),
  ]);
}

export function goalInWords({ goal, of, done, count, wanted }: StarQuest.GoalView): string {
  return listed([
    say(`starquest.mission.goal.${goal}`),
    say(`starquest.mission.${of}`),
    wanted > 0 ? say('starquest.mission.progress', { n: count, of: wanted }) : '',
    done ? say('starquest.spoken.done') : '',
  ]);
}
