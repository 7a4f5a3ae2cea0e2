/** Secrets of seats that this browser was given by a link, kept so that a reload finds the seat again. */

import { keep, kept } from './kept';

const KEPT = 'seats';
const MOST_TABLES = 50;

type Kept = [table: string, secrets: string[]][];

export function secretsOf(table: string): string[] {
  return load().find(([id]) => id === table)?.[1] ?? [];
}

export function keepSecrets(table: string, secrets: readonly string[]): void {
  if (secrets.length === 0) return;
  const others = load().filter(([id]) => id !== table);
  keep(KEPT, JSON.stringify([[table, secrets], ...others].slice(0, MOST_TABLES)));
}

function load(): Kept {
  try {
    const found: unknown = JSON.parse(kept(KEPT) || '[]');
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}
