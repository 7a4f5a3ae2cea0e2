/** Dragging by mouse or finger. A press that hardly moves stays a click; a finger that rests asks for a closer look. */
import type { Action } from 'svelte/action';

export interface Point {
  x: number;
  y: number;
}

export interface Dragging {
  /** Whether it can be dragged at all. */
  able: boolean;
  /** Fingers that move sideways scroll a row of cards; only moving up takes a card out of it. */
  row?: boolean;
  /** What the picture that follows the hand hangs in, if it needs sizes and colours of there. */
  inside?: string;
  start: () => void;
  drop: (at: Point) => void;
  cancel: () => void;
  /** A finger rests on it. */
  rest?: () => void;
}

const FAR_ENOUGH = 7;
const RESTED = 450;

export const drag: Action<HTMLElement, Dragging> = (node, given) => {
  let options = given;
  let pointer = -1;
  let from: Point = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let swallow = false;

  function down(event: PointerEvent): void {
    swallow = false;
    if (!event.isPrimary || event.button !== 0 || pointer !== -1) return;
    pointer = event.pointerId;
    from = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== 'mouse' && options.rest) {
      resting = setTimeout(() => {
        swallow = true;
        end();
        options.rest?.();
      }, RESTED);
    }
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancelled);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (ghost === null) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      clearTimeout(resting);
      const scrolls = event.pointerType !== 'mouse' && options.row && Math.abs(dx) > Math.abs(dy);
      if (!options.able || scrolls) {
        end();
        return;
      }
      ghost = lift();
    }
    ghost.style.translate = `${dx}px ${dy}px`;
  }

  function lift(): HTMLElement {
    const at = node.getBoundingClientRect();
    const picture = node.cloneNode(true) as HTMLElement;
    for (const name of ['place', 'testid', 'stop', 'glow']) delete picture.dataset[name];
    picture.setAttribute('aria-hidden', 'true');
    picture.classList.add('dragged');
    Object.assign(picture.style, {
      position: 'fixed',
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
      margin: '0',
      zIndex: '1000',
      pointerEvents: 'none',
      opacity: '0.9',
      rotate: '-3deg',
      transform: 'none',
    });
    (node.closest(options.inside ?? 'body') ?? document.body).append(picture);
    swallow = true;
    options.start();
    return picture;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const lifted = ghost !== null;
    end();
    if (lifted) options.drop({ x: event.clientX, y: event.clientY });
  }

  function cancelled(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const lifted = ghost !== null;
    end();
    if (lifted) options.cancel();
  }

  function end(): void {
    clearTimeout(resting);
    pointer = -1;
    ghost?.remove();
    ghost = null;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancelled);
  }

  /** The click that the browser makes of a drag or of a long press is none. */
  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** A finger on something that is dragged does not scroll the page away under it. */
  function hold(event: TouchEvent): void {
    if (ghost !== null && event.cancelable) event.preventDefault();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('touchmove', hold, { passive: false });
  return {
    update: (next) => {
      options = next;
    },
    destroy: () => {
      end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('touchmove', hold);
    },
  };
};
