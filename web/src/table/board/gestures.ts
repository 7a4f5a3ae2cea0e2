/** Fingers and mouse on a board that is larger than the window: a tap, a drag, a pinch, the wheel. */

export interface Meant {
  /** `more`: with the Shift key, so that more is to come. */
  tap: (x: number, y: number, touch: boolean, more: boolean) => void;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
  hover: (x: number, y: number) => void;
  leave: () => void;
  /** Whether a drag that begins there takes something along; without it the board is moved. */
  grab?: (x: number, y: number) => boolean;
  carry?: (x: number, y: number) => void;
  drop?: (x: number, y: number) => void;
}

/** A finger that moves so far drags. */
const STILL = 7;
const WHEEL = 0.0016;

interface Finger {
  x: number;
  y: number;
}

/** Follows everything on an element; the result ends that. */
export function gestures(node: HTMLElement, meant: Meant): () => void {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  let dragged = false;
  let carries = false;
  const ended = new AbortController();
  const { signal } = ended;
  const at = (event: MouseEvent): Finger => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = ([a, b]: readonly Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

  node.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) {
      start = at(event);
      dragged = false;
      carries = false;
    } else dragged = true;
  }, { signal });

  window.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    const now = at(event);
    if (before === undefined) {
      if (event.pointerType !== 'touch' && node.contains(event.target as Node)) meant.hover(now.x, now.y);
      return;
    }
    if (fingers.size === 2) {
      const was = spread([...fingers.values()]);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      const is = spread([...fingers.values()]);
      if (other && was > 0) meant.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      meant.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      return;
    }
    if (!dragged && start && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
    if (!dragged && start) carries = meant.grab?.(start.x, start.y) ?? false;
    dragged = true;
    fingers.set(event.pointerId, now);
    if (carries) meant.carry?.(now.x, now.y);
    else meant.pan(now.x - before.x, now.y - before.y);
  }, { signal });

  const lift = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const { x, y } = at(event);
    if (carries && event.type === 'pointerup') meant.drop?.(x, y);
    carries = false;
    const pressed = event.type === 'pointerup' && !dragged && (event.target as Element).closest('button') === null;
    if (pressed && node.contains(event.target as Node)) meant.tap(x, y, event.pointerType === 'touch', event.shiftKey);
  };
  window.addEventListener('pointerup', lift, { signal });
  window.addEventListener('pointercancel', lift, { signal });
  // A drag that begins on a figure must not press it in the end.
  node.addEventListener('click', (event) => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true, signal });
  // A finger leaves with every tap, and what it has pointed at stays.
  node.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch') meant.leave();
  }, { signal });
  node.addEventListener('wheel', (event) => {
    event.preventDefault();
    const { x, y } = at(event);
    meant.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 24 : 1) * WHEEL), x, y);
  }, { passive: false, signal });
  return () => ended.abort();
}
