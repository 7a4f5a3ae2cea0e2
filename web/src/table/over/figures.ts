/** What the end tells in numbers, in words. */
import type { DieInfo, Line } from '../../lib/protocol';
import type { Figure } from '../../games/face';
import { language, say } from '../../lib/words.svelte';
import { luckOf, rollers, roundsOf, signsOf } from './story';

interface Told {
  lines: readonly Line[];
  opensTurn: (line: Line) => boolean;
  kinds: readonly DieInfo[];
  nameOf: (seat: number) => string;
}

const decimal = (n: number): string => n.toLocaleString(language.current, { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Rounds and dice, for any game. */
export function figuresOf({ lines, opensTurn, kinds, nameOf }: Told): Figure[] {
  return [...roundFigures(lines, opensTurn), ...diceFigures(lines, kinds, nameOf), ...signFigures(lines, kinds)];
}

function roundFigures(lines: readonly Line[], opensTurn: (line: Line) => boolean): Figure[] {
  const played = roundsOf(lines, opensTurn);
  if (played === null) return [];
  const [label, n] = 'rounds' in played ? ['rounds', played.rounds] : ['turns', played.turns];
  return [{ label: say(`table.over.figures.${label}`), value: n.toLocaleString(language.current) }];
}

function diceFigures(lines: readonly Line[], kinds: readonly DieInfo[], nameOf: (seat: number) => string): Figure[] {
  const all = luckOf(lines, kinds);
  if (all === null) return [];
  /** Nobody sits where the rules alone play: their dice count among the others. */
  const who = (roller: number | null): string => (roller === null ? '' : nameOf(roller));
  // Who plays several heroes has one luck.
  const people = [...new Set(rollers(lines).map(who))].filter((name) => name !== '');
  const figure = (label: string, luck: typeof all): Figure => ({
    label,
    value: say('table.over.figures.dice', { n: luck.dice, average: decimal(luck.average) }),
    about: say(`table.over.figures.${luck.fortune}`, { expected: decimal(luck.expected) }),
  });
  const each = people.flatMap((name) => {
    const luck = luckOf(lines, kinds, (roller) => who(roller) === name);
    return luck === null ? [] : [figure(say('table.over.figures.dice-of', { who: name }), luck)];
  });
  if (each.length === 0) return [figure(say('table.over.figures.all-dice'), all)];
  const others = luckOf(lines, kinds, (roller) => who(roller) === '');
  return others === null ? each : [...each, figure(say('table.over.figures.other-dice'), others)];
}

function signFigures(lines: readonly Line[], kinds: readonly DieInfo[]): Figure[] {
  return signsOf(lines, kinds).map(({ label, n, expected }) => ({
    label,
    value: n.toLocaleString(language.current),
    about: say('table.over.figures.sign', { expected: decimal(expected) }),
  }));
}
