/** The guided first game: which tip comes next. Tips only look at the table, so no move can break them. */
import type { Line, OptionInfo, PromptInfo } from '../lib/protocol';

export interface Situation<View = unknown> {
  view: View;
  prompt: PromptInfo | null;
  /** What may be done now although nobody asks for it. */
  asides?: readonly OptionInfo[];
  /** All lines of the log so far. */
  lines: readonly Line[];
  /** The learner's seat. */
  me: number;
}

export interface Tip<View = unknown> {
  id: string;
  /** Whether this is the moment for it. */
  when: (now: Situation<View>) => boolean;
  /** Where to look: selectors, the best first. */
  at?: (now: Situation<View>) => string[];
  /** Texts may name things of the table. */
  args?: (now: Situation<View>) => Record<string, string | number>;
  /** The rules it is about, where one may want to read them. */
  rules?: readonly string[];
  /** It stays until it is read; others are gone with their moment. */
  stays?: boolean;
}

/** The first tip that fits the moment and has not been given yet. */
export function nextTip<View>(
  tips: readonly Tip<View>[],
  now: Situation<View>,
  done: ReadonlySet<string>,
): Tip<View> | null {
  return tips.find((tip) => !done.has(tip.id) && fits(tip, now)) ?? null;
}

/** A table that looks unlike anything a tip expects is no moment for it. */
export function fits<View>(tip: Tip<View>, now: Situation<View>): boolean {
  try {
    return tip.when(now);
  } catch {
    return false;
  }
}

/** Whether the tip that is shown may stay. */
export function lasts<View>(tip: Tip<View>, now: Situation<View>, done: ReadonlySet<string>): boolean {
  return !done.has(tip.id) && (tip.stays === true || fits(tip, now));
}

// --- where one was, kept in the browser -------------------------------------------------------------

const KEPT = 'questhall.lesson.';

export interface Progress {
  done: string[];
  off: boolean;
}

export function readProgress(shelf: Storage, table: string): Progress {
  try {
    const kept = JSON.parse(shelf.getItem(KEPT + table) ?? '{}') as Partial<Progress>;
    const done = Array.isArray(kept.done) ? kept.done.filter((id) => typeof id === 'string') : [];
    return { done, off: kept.off === true };
  } catch {
    return { done: [], off: false };
  }
}

export function keepProgress(shelf: Storage, table: string, progress: Progress): void {
  try {
    shelf.setItem(KEPT + table, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing tells its tips again after a reload.
  }
}
