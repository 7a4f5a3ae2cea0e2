/** The packs that a table is played with: what was chosen, and whatever that builds on. */

import type { PackInfo } from '../lib/protocol';

export interface PackOnTable {
  pack: PackInfo;
  /** Whether it is played with. */
  on: boolean;
  /** The names of the packs on the table that build on it. */
  neededBy: string[];
}

/** Every pack of a game with its place on the table. Without any choice it is the one that comes with the game. */
export function packsOnTable(packs: readonly PackInfo[], chosen: ReadonlySet<string>): PackOnTable[] {
  const usable = packs.filter(isUsable);
  const on = new Set(usable.filter(({ id }) => chosen.has(id)).map(({ id }) => id));
  if (on.size === 0) for (const { id } of usable.filter(({ core }) => core)) on.add(id);
  // A set that grows while it is walked through is walked to its end: needs of needs are found, too.
  for (const id of on) for (const need of usable.find((pack) => pack.id === id)?.needs ?? []) on.add(need);
  return packs.map((pack) => ({
    pack,
    on: on.has(pack.id) && isUsable(pack),
    neededBy: usable.filter(({ id, needs }) => on.has(id) && needs.includes(pack.id)).map(({ name }) => name),
  }));
}

/** What the settings say: nothing where only that is played with which comes with the game. */
export function packIds(packs: readonly PackInfo[], chosen: ReadonlySet<string>): string[] {
  const on = packsOnTable(packs, chosen).filter((each) => each.on);
  return on.every(({ pack }) => pack.core) ? [] : on.map(({ pack }) => pack.id);
}

/** The choice after a pack was laid on the table or taken away. */
export function withPack(packs: readonly PackInfo[], chosen: ReadonlySet<string>, id: string, on: boolean): Set<string> {
  const lying = packsOnTable(packs, chosen).filter((each) => each.on);
  const next = new Set(lying.map(({ pack }) => pack.id));
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

export function isUsable(pack: PackInfo): boolean {
  return pack.errors.length === 0;
}
