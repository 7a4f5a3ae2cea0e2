/** Patches of the protocol: a list of [path, value], or [path] for what is gone. */

type Key = string | number;
export type Change = [path: Key[], value: unknown] | [path: Key[]];

/** The patch does not belong to what it is applied to. */
export class PatchError extends Error {}

type Node = Record<string, unknown> | unknown[];

/**
 * What a patch leads to. The view itself stays as it was, and every part that did not change is the very
 * same object in the result, so that a drawing can tell by identity what is worth drawing again.
 */
export function applyPatch<T>(view: T, patch: readonly unknown[]): T {
  const fresh = new Set<object>();
  let root: unknown = view;
  for (const change of patch) {
    if (!Array.isArray(change) || !Array.isArray(change[0]) || change.length > 2) {
      throw new PatchError('not a change: ' + JSON.stringify(change));
    }
    const [path, value] = change as [Key[], unknown];
    const gone = change.length === 1;
    if (path.length === 0) {
      if (gone) throw new PatchError('a patch cannot take away everything');
      root = value;
      continue;
    }
    root = own(root, fresh);
    let node = root as Node;
    for (const key of path.slice(0, -1)) {
      const child = own(read(node, key), fresh);
      write(node, key, child);
      node = child;
    }
    const last = path[path.length - 1] as Key;
    if (gone) remove(node, last);
    else write(node, last, value);
  }
  return root as T;
}

/** A copy that belongs to this patch; one that does already is taken as it is. */
function own(node: unknown, fresh: Set<object>): Node {
  if (typeof node !== 'object' || node === null) throw new PatchError('the path leads through a plain value');
  if (fresh.has(node)) return node as Node;
  const copy: Node = Array.isArray(node) ? [...node] : { ...node };
  fresh.add(copy);
  return copy;
}

function read(node: Node, key: Key): unknown {
  if (Array.isArray(node)) return node[index(node, key, node.length - 1)];
  if (!Object.hasOwn(node, key)) throw new PatchError(`there is no ${key}`);
  return node[key];
}

function write(node: Node, key: Key, value: unknown): void {
  if (Array.isArray(node)) node[index(node, key, node.length)] = value;
  // Through defineProperty a key such as __proto__ is a key like any other.
  else Object.defineProperty(node, key, { value, writable: true, enumerable: true, configurable: true });
}

function remove(node: Node, key: Key): void {
  if (Array.isArray(node)) node.splice(index(node, key, node.length - 1), 1);
  else if (!Object.hasOwn(node, key)) throw new PatchError(`there is no ${key}`);
  else delete node[key];
}

function index(node: unknown[], key: Key, most: number): number {
  if (typeof key !== 'number' || !Number.isInteger(key) || key < 0 || key > most) {
    throw new PatchError(`there is no place ${key} in a list of ${node.length}`);
  }
  return key;
}
