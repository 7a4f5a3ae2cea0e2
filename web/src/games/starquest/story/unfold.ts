/**
 * The enemies act all at once when the last hero is done. Told are their activations one after another; here the table
 * is put together as it was after each of them, from the lines and from how it was before and is now.
 */
import type { Line } from '../../../lib/protocol';
import type { Unfolded } from '../../face';
import { FIRST_ENEMY } from '../field/units';
import type * as StarQuest from '../protocol';

/** Lines with which somebody else's doing begins: an activation, a round, a wave. */
function begins({ key, args }: Line): boolean {
  return key === 'log.round' || (key === 'log.activated' && Number(args['unit']) >= FIRST_ENEMY);
}

function cut(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [[]];
  for (const line of lines) {
    if (begins(line) && parts.at(-1)!.length > 0) parts.push([]);
    parts.at(-1)!.push(line);
  }
  return parts;
}

const NAMES = ['unit', 'target', 'enemy', 'seat', 'hero'];

function named(lines: readonly Line[]): Set<number> {
  return new Set(lines.flatMap(({ args }) => NAMES.map((name) => args[name]).filter((id): id is number => typeof id === 'number')));
}

function unitsOf(lines: readonly Line[], key: string): Set<number> {
  return new Set(lines.filter((line) => line.key === key).map(({ args }) => Number(args['unit'])));
}

/** What a hero has left, as the last line that says it says it. */
function woundsOf(hero: StarQuest.HeroView, lines: readonly Line[]): number | null {
  const last = lines.findLast(({ key, args }) => key === 'log.hero-wounded' && args['seat'] === hero.seat);
  return last === undefined ? null : hero.tough - Number(last.args['left']);
}

function heroBetween(was: StarQuest.HeroView, is: StarQuest.HeroView, sofar: readonly Line[], later: ReadonlySet<number>): StarQuest.HeroView {
  if (!later.has(is.unit)) return is;
  const wounds = woundsOf(was, sofar);
  const down = sofar.some(({ key, args }) => key === 'log.unconscious' && args['seat'] === is.seat);
  const models = wounds === null ? was.models : was.models.map((model) => ({ ...model, wounds }));
  return { ...was, models, down: was.down || down };
}

function between(before: StarQuest.View, after: StarQuest.View, sofar: readonly Line[], rest: readonly Line[]): StarQuest.View {
  const later = named(rest);
  const mentioned = named(sofar);
  const activated = unitsOf(sofar, 'log.activated');
  const fallen = unitsOf(sofar, 'log.destroyed');
  const now = new Map(after.enemies.map((one) => [one.unit, one]));
  const known = new Set(before.enemies.map((one) => one.unit));
  const stood = before.enemies.flatMap((was) => {
    const is = now.get(was.unit);
    if (is !== undefined) return [activated.has(was.unit) || !later.has(was.unit) ? is : was];
    return fallen.has(was.unit) ? [] : [was];
  });
  const came = after.enemies.filter(({ unit }) => !known.has(unit) && mentioned.has(unit));
  const heroes = before.heroes.map((was) => {
    const is = after.heroes.find(({ unit }) => unit === was.unit);
    return is === undefined ? was : heroBetween(was, is, sofar, later);
  });
  const begun = sofar.findLast(({ key }) => key === 'log.activated');
  const active = begun === undefined ? before.active : Number(begun.args['unit']);
  const round = sofar.some(({ key }) => key === 'log.round');
  const phase = round ? after.phase : active >= FIRST_ENEMY ? 'enemies' : before.phase;
  return { ...before, heroes, enemies: [...stood, ...came], active, phase, round: round ? after.round : before.round };
}

export function unfold(before: unknown, lines: readonly Line[], after: unknown): readonly Unfolded[] {
  const parts = cut(lines);
  if (parts.length < 2 || before === null) return [{ lines, view: after }];
  const [was, is] = [before as StarQuest.View, after as StarQuest.View];
  return parts.map((part, i) => ({
    lines: part,
    view: i === parts.length - 1 ? is : between(was, is, parts.slice(0, i + 1).flat(), parts.slice(i + 1).flat()),
  }));
}
