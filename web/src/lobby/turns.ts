/** Whose turn it is at the tables of a list. */
import type { TableSummary } from '../lib/protocol';

/** Whether a table waits for me. */
export function waitsForMe(table: TableSummary): boolean {
  return table.status === 'playing' && table.asked.some((seat) => table.yours.includes(seat));
}

/** The tables that wait for me come first; else they stay as they are, the newest first. */
export function mineFirst(tables: readonly TableSummary[]): TableSummary[] {
  return [...tables.filter(waitsForMe), ...tables.filter((table) => !waitsForMe(table))];
}
