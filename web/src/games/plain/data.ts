/** Data of which nobody has said how it looks: what is in it, and how it reads. */

export type DataRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is DataRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key as a person reads it: "hand_size" and "handSize" are "hand size". */
export function labelOf(key: string, labels: Readonly<Record<string, string>> = {}): string {
  return labels[key] ?? key.replaceAll(/[_-]+/g, ' ').replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** Whether there is nothing in it to be read. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Whether it can be read in one line. */
export function isSimple(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** The columns of a list of records that are alike and flat, so that it reads best as a table; null if it is none. */
export function columnsOf(rows: readonly unknown[]): string[] | null {
  const [first] = rows;
  if (!isRecord(first) || rows.length < 2) return null;
  const columns = Object.keys(first);
  const alike = rows.every(
    (row) => isRecord(row) && Object.values(row).every(isSimple) && Object.keys(row).join() === columns.join(),
  );
  return alike ? columns : null;
}

/** A thing of a game's content by its id, from the first table or list of things that has it. */
export function thingIn(content: unknown, id: string): unknown {
  for (const things of isRecord(content) ? Object.values(content) : []) {
    const found = Array.isArray(things)
      ? things.find((thing) => isRecord(thing) && thing['id'] === id)
      : isRecord(things) && Object.hasOwn(things, id)
        ? things[id]
        : undefined;
    if (isRecord(found)) return found;
  }
  return undefined;
}

/** What a thing of the content is called; the id itself where nobody has named it. */
export function nameIn(content: unknown, id: string): string {
  const thing = thingIn(content, id);
  return isRecord(thing) && typeof thing['name'] === 'string' ? thing['name'] : id;
}

/** The view in words, where the server tells it so. */
export function linesOf(view: unknown): string[] | null {
  const words = isRecord(view) ? view['words'] : undefined;
  return Array.isArray(words) && words.every((line) => typeof line === 'string') ? words : null;
}
