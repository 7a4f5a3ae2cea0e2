/** Beside a real table: what people are to do with the figures, one instruction after another. */
import type { Line } from '../../../lib/protocol';
import { say } from '../../../lib/words.svelte';
import type { Table } from '../board/table.svelte';
import { FIRST_ENEMY } from '../field/units';
import type * as StarQuest from '../protocol';

export const READY = 'starquest.ready';

/** Whether there is something to do for people at a real table. */
export function instructs({ view, me, prompt }: Table): boolean {
  if (!view.beside || me === null) return false;
  return prompt?.question === READY || (view.active >= FIRST_ENEMY && view.instructions.length > 0);
}

export interface Order {
  /** Where the figures go. */
  move: string;
  /** How many figures, where it is a group. */
  group: string;
  /** What is done then, with each throw of dice. */
  then: string;
  dice: readonly string[];
}

export function orderInWords(told: StarQuest.Instruction, table: Table): Order {
  const target = told.target === 0 ? '' : table.nameOf(told.target);
  const models = table.unit(told.unit)?.models ?? [];
  const [first] = models;
  const words = {
    inches: table.length(told.inches, 1),
    direction: told.bearing === '' ? '' : say(`starquest.beside.bearing.${told.bearing}`),
    target,
    x: table.length(first?.x ?? 0, 1),
    y: table.length(first?.y ?? 0, 1),
  };
  const then = { place: '', charge: 'strikes', stay: 'nothing', rush: '', hold: 'shots', advance: 'shots' }[told.what] ?? '';
  return {
    move: say(`starquest.beside.move.${told.what}`, words),
    group: models.length > 1 && !['hold', 'stay'].includes(told.what) ? say('starquest.beside.group', { n: models.length }) : '',
    then: then === '' ? '' : say(`starquest.beside.then.${then}`, { target }),
    dice: told.rolls.map(([n, need]) => say('starquest.beside.dice', { n, need })),
  };
}

/** Degrees of the compass, for an arrow. */
export const DEGREES: Readonly<Record<string, number>> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

const RESULTS = new Set([
  'log.hero-wounded', 'log.wounded', 'log.model-out', 'log.destroyed', 'log.unconscious', 'log.shaken', 'log.inflicted', 'log.pushed', 'log.falls', 'log.comes-round',
]);
const MOST = 5;

/** What has come of it and changes something on the real table. */
export function resultsIn(news: readonly Line[]): Line[] {
  return news.filter(({ key }) => RESULTS.has(key)).slice(-MOST);
}
