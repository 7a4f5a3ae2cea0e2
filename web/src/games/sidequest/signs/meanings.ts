/** What the numbers and signs of the board mean, each with its rule. */
import type { Sign } from '$ui/explains.svelte';
import { say } from '$lib/words.svelte';

/** The rule that decides what a number or a sign is. */
const RULES = {
  lp: 'SQ-2.7',
  int: 'SQ-7.4',
  str: 'SQ-6.2',
  prizes: 'SQ-10.2',
  fate: 'SQ-3.2',
  burn: 'SQ-11.1',
  attacked: 'SQ-3.8',
  acted: 'SQ-3.4',
  intervened: 'SQ-5.10',
  'bp-free': 'SQ-4.4',
  'bp-spent': 'SQ-4.3',
  'bp-bound': 'SQ-4.5',
  encounters: 'SQ-10.1',
  boss: 'SQ-10.4',
  deck: 'SQ-10.7',
  discard: 'SQ-7.6',
  discovery: 'SQ-8.1',
  discovered: 'SQ-8.4',
  world: 'SQ-9.1',
  worlds: 'SQ-9.3',
  hand: 'SQ-3.12',
  'hand-gm': 'SQ-4.12',
} as const;
export type Meant = keyof typeof RULES;

const PHASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  heroes: { draw: 'SQ-3.1', growth: 'SQ-3.2', beg: 'SQ-3.4', main: 'SQ-3.6', attack: 'SQ-3.7', end: 'SQ-3.11' },
  gm: { draw: 'SQ-4.1', growth: 'SQ-4.2', world: 'SQ-4.6', main: 'SQ-4.9', attack: 'SQ-4.10', end: 'SQ-4.12' },
};

/** A sign by its word; what it means here is told with the numbers that it shows. */
export function meaning(of: Meant, word: string, args: Readonly<Record<string, string | number>> = {}, quiet = false): Sign {
  return { word, text: say(`sidequest.board.signs.${of}`, args), rule: RULES[of], game: 'sidequest', quiet };
}

/** The phase of a turn, with the rule that says what may be done in it. */
export function phaseMeaning(side: string, phase: string, word: string): Sign | null {
  const rule = PHASES[side]?.[phase];
  if (rule === undefined) return null;
  return { word, text: say(`sidequest.board.signs.phase.${side}.${phase}`), rule, game: 'sidequest' };
}
