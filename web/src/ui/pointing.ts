/** What somebody points at: with the mouse for a moment, with the focus, or with a finger that stays on it. */
import { on } from 'svelte/events';

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let held = false;

  function leave(): void {
    clearTimeout(timer);
    held = false;
    away();
  }
  function pressed(event: MouseEvent): void {
    if (!held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function letGo(): void {
    from = null;
    if (!held) clearTimeout(timer);
  }

  // What leaves the page while it is drawn loses the focus in the middle of that; `on` makes this a moment of its own.
  const ends = [
    on(node, 'pointerenter', (event) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(over, moment);
    }),
    on(node, 'pointerleave', (event) => {
      if (event.pointerType !== 'touch') leave();
    }),
    on(node, 'focus', () => {
      // Who pressed it with the mouse has pointed at it already.
      if (node.matches(':focus-visible')) over();
    }),
    on(node, 'blur', leave),
    on(node, 'pointerdown', (event) => {
      held = false;
      if (event.pointerType !== 'touch') return;
      from = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = true;
        over();
      }, LONG_PRESS);
    }),
    on(node, 'pointermove', (event) => {
      if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) letGo();
    }),
    on(node, 'pointerup', letGo),
    on(node, 'pointercancel', letGo),
    // A long press only asks: it does not press, and the system's own menu would cover the answer.
    on(node, 'click', pressed, { capture: true }),
    on(node, 'contextmenu', (event) => {
      if (from !== null || held) event.preventDefault();
    }),
    on(document, 'pointerdown', (event) => {
      const at = event.target as Element;
      if (held && !node.contains(at) && at.closest('[popover]') === null) leave();
    }, { capture: true }),
    on(document, 'keydown', (event) => {
      if (event.key === 'Escape') leave();
    }),
  ];

  return () => {
    for (const end of ends) end();
    clearTimeout(timer);
    // It goes while the page is being drawn, and what is drawn must not change meanwhile.
    queueMicrotask(away);
  };
}
