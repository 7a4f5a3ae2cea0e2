/** What somebody points at: with the mouse for a moment, with the focus, or with a finger that stays on it. */

export interface Pointing {
  /** Somebody points at it. */
  over: () => void;
  away: () => void;
  /** Milliseconds that the mouse rests on it first. */
  moment?: number;
}

const MOMENT = 250;
const LONG_PRESS = 450;
/** A finger that moves so far scrolls. */
const STILL = 10;

/** Follows who points at an element; the result ends that. What the element does when pressed stays as it is. */
export function pointing(node: HTMLElement, { over, away, moment = MOMENT }: Pointing): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let held = false;

  function leave(): void {
    clearTimeout(timer);
    held = false;
    away();
  }
  function letGo(): void {
    from = null;
    if (!held) clearTimeout(timer);
  }

  node.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer);
    timer = setTimeout(over, moment);
  }, { signal });
  node.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch') leave();
  }, { signal });
  node.addEventListener('focus', () => {
    // Who pressed it with the mouse has pointed at it already.
    if (node.matches(':focus-visible')) over();
  }, { signal });
  node.addEventListener('blur', leave, { signal });
  node.addEventListener('pointerdown', (event) => {
    held = false;
    if (event.pointerType !== 'touch') return;
    from = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = true;
      over();
    }, LONG_PRESS);
  }, { signal });
  node.addEventListener('pointermove', (event) => {
    if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) letGo();
  }, { signal });
  node.addEventListener('pointerup', letGo, { signal });
  node.addEventListener('pointercancel', letGo, { signal });
  // A long press only asks: it does not press, and the system's own menu would cover the answer.
  node.addEventListener('click', (event) => {
    if (!held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { signal, capture: true });
  node.addEventListener('contextmenu', (event) => {
    if (from !== null || held) event.preventDefault();
  }, { signal });
  document.addEventListener('pointerdown', (event) => {
    const at = event.target as Element;
    if (held && !node.contains(at) && at.closest('[popover]') === null) leave();
  }, { signal, capture: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
  }, { signal });

  return () => {
    ended.abort();
    leave();
  };
}
