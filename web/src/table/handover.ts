/** Several seats at one screen: whose eyes it shows, and when it is covered to be handed over. */

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
  /** open: nobody has secrets from the others at this screen, and it is never covered. */
  mode: 'open' | 'covered';
}

export const NOBODY: Screen = { shown: null, cover: null };

/** What the screen shows when who is held or asked has changed. It uncovers by itself only where all is open. */
export function settle(screen: Screen, { held, asked, mode }: Sitting): Screen {
  const first = held[0];
  if (first === undefined) return same(screen, NOBODY);
  if (mode === 'open') return same(screen, show(nextToShow(screen, held, asked, first)));
  if (screen.cover !== null) {
    const waits = held.includes(screen.cover) ? screen.cover : first;
    return cover(screen, asked.includes(waits) ? waits : (asked[0] ?? waits));
  }
  if (screen.shown === null) return held.length === 1 ? show(first) : cover(screen, asked[0] ?? first);
  if (!held.includes(screen.shown)) return cover(screen, asked[0] ?? first);
  if (asked.length === 0 || asked.includes(screen.shown)) return screen;
  return cover(screen, nextAfter(screen.shown, asked));
}

/** Somebody wants the screen. Unless all is open a cover comes first, whoever looks at it. */
export function handTo(screen: Screen, seat: number, mode: Sitting['mode']): Screen {
  if (screen.shown === seat) return screen;
  return mode === 'open' ? show(seat) : cover(screen, seat);
}

/** Whoever the cover names has sat down. */
export function takeOver(screen: Screen): Screen {
  return screen.cover === null ? screen : show(screen.cover);
}

/** The one who comes after this seat around the table. */
export function nextAfter(seat: number, seats: readonly number[]): number {
  return seats.find((other) => other > seat) ?? (seats[0] as number);
}

/** The shown seat stays as long as it is asked, or nobody is. */
function nextToShow(screen: Screen, held: readonly number[], asked: readonly number[], first: number): number {
  const before = screen.shown ?? screen.cover;
  if (before === null || !held.includes(before)) return asked[0] ?? first;
  return asked.length === 0 || asked.includes(before) ? before : nextAfter(before, asked);
}

function show(seat: number): Screen {
  return { shown: seat, cover: null };
}

function cover(before: Screen, seat: number): Screen {
  return same(before, { shown: null, cover: seat });
}

/** The same object where nothing changed, so that nothing is drawn anew. */
function same(before: Screen, after: Screen): Screen {
  return before.shown === after.shown && before.cover === after.cover ? before : after;
}
