/** Several people at one screen: whose eyes it shows, and when it is covered to be handed over. */

export interface Screen {
  /** The seat that is shown; null: the public view, or nothing behind a cover. */
  shown: number | null;
  /** The seat that is to take the screen; while it is set nothing of any hand is shown. */
  cover: number | null;
}

export interface Sitting {
  /** The seats of this browser that people play, in order. */
  held: readonly number[];
  /** Those of them who are asked something. */
  asked: readonly number[];
}

export const NOBODY: Screen = { shown: null, cover: null };

/** What the screen shows when who is held or asked may have changed. It never uncovers by itself. */
export function settle(screen: Screen, { held, asked }: Sitting): Screen {
  const first = held[0];
  if (first === undefined) return same(screen, NOBODY);
  if (screen.cover !== null) {
    const waits = held.includes(screen.cover) ? screen.cover : first;
    return cover(screen, asked.includes(waits) ? waits : (asked[0] ?? waits));
  }
  if (screen.shown === null) return held.length === 1 ? { shown: first, cover: null } : cover(screen, asked[0] ?? first);
  if (!held.includes(screen.shown)) return cover(screen, asked[0] ?? first);
  if (asked.length === 0 || asked.includes(screen.shown)) return screen;
  return cover(screen, nextAfter(screen.shown, asked));
}

/** Somebody wants the screen: a cover first, whoever looks at it. */
export function handTo(screen: Screen, seat: number): Screen {
  return screen.shown === seat ? screen : cover(screen, seat);
}

/** Whoever the cover names has sat down. */
export function takeOver(screen: Screen): Screen {
  return screen.cover === null ? screen : { shown: screen.cover, cover: null };
}

/** The one who comes after this seat around the table. */
function nextAfter(seat: number, asked: readonly number[]): number {
  return asked.find((other) => other > seat) ?? (asked[0] as number);
}

function cover(before: Screen, seat: number): Screen {
  return same(before, { shown: null, cover: seat });
}

/** The same object where nothing changed, so that nothing is drawn anew. */
function same(before: Screen, after: Screen): Screen {
  return before.shown === after.shown && before.cover === after.cover ? before : after;
}
