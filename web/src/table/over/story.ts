/** A game that is over as a story: its turning points and its figures. */
import type { DieInfo, Line } from '../../lib/protocol';
import type { Moment } from '../../games/face';
import { plain } from '../../ui/marked';
import { diceIn } from '../dice';

export interface TurningPoint {
  /** The line that tells it, which is also its place in the replay. */
  n: number;
  title: string;
  moment: Moment;
}

/** A story has so many turns. */
export const MOST_POINTS = 8;

/** The moments on which the game turned, in their order: the big ones first, then others, the latest of each. */
export function turningPoints(lines: readonly Line[], momentOf: (line: Line) => Moment | null, most = MOST_POINTS): TurningPoint[] {
  const all = lines.flatMap((line): TurningPoint[] => {
    const moment = momentOf(line);
    if (moment === null || moment.weight === 'passing' || moment.weight === 'heard') return [];
    return [{ n: line.n, title: moment.title ?? plain(line.text), moment }];
  });
  const big = all.filter(({ moment }) => moment.weight === 'big').slice(-most);
  const told = all.filter(({ moment }) => moment.weight === 'told').slice(big.length - most || all.length);
  return [...big, ...told].sort((a, b) => a.n - b.n);
}

/** How many rounds were played, where the game counts them in its lines; else how many turns were opened. */
export function roundsOf(lines: readonly Line[], opensTurn: (line: Line) => boolean): { rounds: number } | { turns: number } | null {
  const rounds = lines.map((line) => line.args['round']).filter((round): round is number => typeof round === 'number');
  if (rounds.length > 0) return { rounds: Math.max(...rounds) };
  const turns = lines.filter(opensTurn).length;
  return turns > 0 ? { turns } : null;
}

export type Fortune = 'lucky' | 'unlucky' | 'fair';

/** What dice with numbers have shown, and what could be expected of them. */
export interface Luck {
  dice: number;
  average: number;
  expected: number;
  fortune: Fortune;
}

/** Dice of one kind that show signs: how often each sign came. */
export interface Signs {
  label: string;
  n: number;
  expected: number;
}

/** Less than this is chance that nobody feels: standard deviations. */
const FELT = 1;

/** The luck of all dice, or of those of some rollers (null: nobody's). */
export function luckOf(lines: readonly Line[], kinds: readonly DieInfo[], of?: (roller: number | null) => boolean): Luck | null {
  let [dice, sum, mean, spread] = [0, 0, 0, 0];
  for (const line of lines.filter((one) => of?.(rollerOf(one)) ?? true)) {
    for (const { kind, face } of rolled(line)) {
      const sides = kinds.find((die) => die.kind === kind)?.faces.length ?? 6;
      const value = Number(face);
      if (!Number.isInteger(value)) continue;
      dice += 1;
      sum += value;
      mean += (sides + 1) / 2;
      spread += (sides * sides - 1) / 12;
    }
  }
  if (dice === 0) return null;
  const felt = (sum - mean) / Math.sqrt(spread);
  const fortune = felt > FELT ? 'lucky' : felt < -FELT ? 'unlucky' : 'fair';
  return { dice, average: sum / dice, expected: mean / dice, fortune };
}

/** How often each sign came on dice that show signs instead of numbers. */
export function signsOf(lines: readonly Line[], kinds: readonly DieInfo[]): Signs[] {
  const signs = new Map<string, Signs>();
  for (const { kind, face } of lines.flatMap(rolled)) {
    const faces = kinds.find((die) => die.kind === kind)?.faces ?? [];
    if (faces.length === 0 || Number.isInteger(Number(face))) continue;
    for (const { face: one, label } of faces) {
      const sign = signs.get(one) ?? { label, n: 0, expected: 0 };
      sign.expected += 1 / faces.length;
      signs.set(one, sign);
    }
    const came = signs.get(face);
    if (came) came.n += 1;
  }
  return [...signs.values()];
}

/** The seats whose dice were rolled. */
export function rollers(lines: readonly Line[]): number[] {
  const seats = lines.filter((line) => diceIn(line, []).length > 0).map(rollerOf);
  return [...new Set(seats.filter((seat) => seat !== null))].sort((a, b) => a - b);
}

/** Whose dice they are: a line may say it in its words (seat), or know it beside them (by). */
function rollerOf({ args: { seat, by } }: Line): number | null {
  const roller = seat ?? by;
  return typeof roller === 'number' ? roller : null;
}

function rolled(line: Line): { kind: string; face: string }[] {
  const { dice } = line.args;
  return diceIn(line, []).map(({ face }, i) => ({ kind: Array.isArray(dice) ? String(dice[i]) : 'd6', face }));
}
