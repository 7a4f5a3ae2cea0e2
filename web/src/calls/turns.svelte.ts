/** The tables that wait for me, on every page of the house. */
import { get } from '../lib/api';
import type { Tables, TableSummary } from '../lib/protocol';
import { language } from '../lib/words.svelte';
import { waitsForMe } from '../lobby/turns';
import { calls } from './calls.svelte';

/** Milliseconds between two looks. */
export const EVERY = 20_000;

class Turns {
  /** Their ids; nothing is known before the first look. */
  waiting: readonly string[] | null = $state.raw(null);

  /** Takes a list in; those that wait now and did not before. */
  take(tables: readonly TableSummary[]): TableSummary[] {
    const before = this.waiting;
    const now = tables.filter(waitsForMe);
    this.waiting = now.map(({ id }) => id);
    return before === null ? [] : now.filter(({ id }) => !before.includes(id));
  }
}

export const turns = new Turns();

/** Looks now and then, and tells of every table that begins to wait. The result ends it. */
export function followTurns(begun: (table: TableSummary) => void): () => void {
  async function look(): Promise<void> {
    // A tab that nobody sees needs to know only what it may call for.
    if (document.hidden && !calls.on) return;
    try {
      const { tables } = await get<Tables>(`/api/mine?lang=${language.current}`);
      turns.take(tables).forEach(begun);
    } catch {
      // The hall does not answer just now; the next look is soon.
    }
  }
  void look();
  const timer = setInterval(look, EVERY);
  return () => clearInterval(timer);
}
