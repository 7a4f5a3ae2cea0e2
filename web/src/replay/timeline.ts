/** A game that is watched again, as far as it has been fetched: the view of every step and what was told. */
import { applyPatch } from '../lib/patch';
import type { Line, Replay, Step } from '../lib/protocol';

/** Replays are fetched in pieces that begin at multiples of this, so that two ways to a step share them. */
export const PIECE = 400;

export interface Timeline {
  /** The facts of the latest piece. */
  readonly facts: Omit<Replay, 'view' | 'lines' | 'steps'>;
  /** The view at a step; what has not been fetched is not there. Views share what did not change. */
  readonly views: ReadonlyMap<number, unknown>;
  readonly steps: ReadonlyMap<number, Step>;
  /** All lines that are known, by their place; and how many had been told at a step. */
  readonly lines: readonly Line[];
  readonly told: ReadonlyMap<number, number>;
}

/** What was there, and a piece more. */
export function withPiece(before: Timeline | null, piece: Replay): Timeline {
  const { view, lines: earlier, steps: more, ...facts } = piece;
  const views = new Map(before?.views);
  const steps = new Map(before?.steps);
  const told = new Map(before?.told);
  const lines = [...(before?.lines ?? [])];
  earlier.forEach((line, i) => (lines[i] = line));
  let current = view;
  let count = earlier.length;
  views.set(facts.first, current);
  told.set(facts.first, count);
  more.forEach((step, i) => {
    const number = facts.first + 1 + i;
    current = applyPatch(current, step.patch);
    step.lines.forEach((line, j) => (lines[count + j] = line));
    count += step.lines.length;
    views.set(number, current);
    steps.set(number, step);
    told.set(number, count);
  });
  return { facts, views, steps, lines, told };
}

/** Where the piece begins that holds a step. */
export function pieceOf(step: number): number {
  return Math.floor(Math.max(0, step) / PIECE) * PIECE;
}

/** From where on a step must be fetched: a piece may end before the next one begins, where steps are long. */
export function reached(timeline: Timeline | null, step: number): number {
  let from = pieceOf(step);
  while (from < step && timeline?.views.has(from + 1)) from += 1;
  return from;
}

/** The step at which a line was told; null if it has not been fetched. */
export function stepOfLine(timeline: Timeline, line: number): number | null {
  let best: number | null = null;
  for (const [step, count] of timeline.told) {
    if (count > line && (best === null || step < best)) best = step;
  }
  // A piece from the middle knows earlier lines but not their steps.
  if (best === null || best === 0) return best;
  return timeline.told.has(best - 1) ? best : null;
}

export interface Mark {
  step: number;
  text: string;
}

/** The steps at which a turn begins, as far as they are known. */
export function turnsOf(timeline: Timeline, opensTurn: (line: Line) => boolean): Mark[] {
  const marks: Mark[] = [];
  for (const [number, step] of timeline.steps) {
    const line = step.lines.find(opensTurn);
    if (line) marks.push({ step: number, text: line.text });
  }
  return marks.sort((a, b) => a.step - b.step);
}

/** The turn before or after a step; the ends of the game where there is none. */
export function turnBeside(marks: readonly Mark[], step: number, by: 1 | -1, total: number): number {
  if (by > 0) return marks.find((mark) => mark.step > step)?.step ?? total;
  return marks.findLast((mark) => mark.step < step)?.step ?? 0;
}

/** The address of a moment. */
export function addressOf(table: string, seat: number | null, step: number): string {
  const query = new URLSearchParams();
  if (seat !== null) query.set('seat', String(seat));
  query.set('step', String(step));
  return `/replay/${encodeURIComponent(table)}?${query.toString()}`;
}

/** A number of the address; null where there is none, or nonsense. */
export function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text !== null && /^\d{1,7}$/u.test(text) ? Number(text) : null;
}
