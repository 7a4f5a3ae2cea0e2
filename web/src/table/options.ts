/** The options of a prompt as a person chooses among them: grouped by kind, with keys. */
import type { OptionInfo } from '../lib/protocol';

/** Up to so many options stand side by side, each with its own number key. */
export const FEW = 9;

export interface Choice {
  option: OptionInfo;
  /** Its place among the options of the prompt. */
  index: number;
  move: string;
}

export interface Group {
  /** The kind of move; empty where nothing is grouped. */
  move: string;
  choices: Choice[];
}

export interface Choices {
  groups: Group[];
  /** Answers that do nothing or end something; they stand apart. */
  passing: Choice[];
  /** Whether a number key opens a group first. */
  many: boolean;
}

export interface Numbers {
  groups: Map<string, number>;
  choices: Map<number, number>;
}

export function moveOf(answer: unknown): string {
  if (answer !== null && typeof answer === 'object' && 'move' in answer) return String(answer.move);
  return '';
}

/** Arranges options: in one row if they are few, else by their moves in the order they came. */
export function arrange(options: readonly OptionInfo[], passes: (answer: unknown) => boolean): Choices {
  const passing: Choice[] = [];
  const acting: Choice[] = [];
  options.forEach((option, index) => {
    const choice = { option, index, move: moveOf(option.answer) };
    (passes(option.answer) ? passing : acting).push(choice);
  });
  const many = acting.length > FEW;
  const groups = new Map<string, Choice[]>();
  for (const choice of acting) {
    const move = many ? choice.move : '';
    groups.set(move, [...(groups.get(move) ?? []), choice]);
  }
  return { groups: [...groups].map(([move, choices]) => ({ move, choices })), passing, many };
}

/** Which number key means what; with many options the first key opens a group, the second chooses in it. */
export function numbersOf(choices: Choices, opened: string | null): Numbers {
  const numbers: Numbers = { groups: new Map(), choices: new Map() };
  const alone = choices.groups.length === 1 ? choices.groups[0] : undefined;
  const inUse = alone ?? choices.groups.find((group) => group.move === opened);
  if (choices.many && inUse === undefined) {
    choices.groups.slice(0, FEW).forEach((group, i) => numbers.groups.set(group.move, i + 1));
  } else {
    inUse?.choices.slice(0, FEW).forEach((choice, i) => numbers.choices.set(choice.index, i + 1));
  }
  return numbers;
}

/** What a number key does: a group to open, or the place of an option to take. */
export function pressed(numbers: Numbers, n: number): { group: string } | { index: number } | null {
  for (const [group, digit] of numbers.groups) if (digit === n) return { group };
  for (const [index, digit] of numbers.choices) if (digit === n) return { index };
  return null;
}

/** The option that Enter takes: what was suggested, or the only one. */
export function primary(options: readonly OptionInfo[], suggested: unknown): number | null {
  if (suggested !== null && suggested !== undefined) {
    const index = options.findIndex((option) => sameAnswer(option.answer, suggested));
    if (index >= 0) return index;
  }
  return options.length === 1 ? 0 : null;
}

export function sameAnswer(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const a = one as Record<string, unknown>;
  const b = other as Record<string, unknown>;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && sameAnswer(a[key], b[key]));
}
