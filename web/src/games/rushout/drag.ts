/** A die is dragged by mouse or finger onto a field. A press that hardly moves stays a click. */
import type { Action } from 'svelte/action';

export interface Dragging {
  able: boolean;
  start: () => void;
  /** Where it was let go: the place, and the field if it was exactly there. */
  drop: (place: string, field: number | null) => void;
  cancel: () => void;
}

const FAR_ENOUGH = 6;

export const drag: Action<HTMLElement, Dragging> = (node, given) => {
  let options = given;
  let pointer = -1;
  let from = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;
  let swallow = false;

  function down(event: PointerEvent): void {
    swallow = false;
    if (event.button !== 0 || pointer !== -1 || !options.able) return;
    pointer = event.pointerId;
    from = { x: event.clientX, y: event.clientY };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (ghost === null) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      lift();
    }
    if (ghost !== null) ghost.style.translate = `${dx}px ${dy}px`;
  }

  function lift(): void {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-testid');
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      zIndex: '1000',
      pointerEvents: 'none',
    });
    // Inside the board, so that the sizes and colours of the board are its own.
    (node.closest('[data-testid="rushout-board"]') ?? document.body).append(ghost);
    node.style.opacity = '0.3';
    swallow = true;
    options.start();
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const lifted = ghost !== null;
    end();
    if (!lifted) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const field = under.map((each) => each.closest<HTMLElement>('[data-field]')).find((each) => each !== null);
    const place = under.map((each) => each.closest<HTMLElement>('[data-place]')).find((each) => each !== null);
    const inside = field && place?.contains(field) && field.dataset['own'] === 'true';
    if (place?.dataset['place'] === undefined) options.cancel();
    else options.drop(place.dataset['place'], inside ? Number(field.dataset['field']) : null);
  }

  function end(): void {
    pointer = -1;
    ghost?.remove();
    ghost = null;
    node.style.opacity = '';
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
  }

  /** The click that the browser makes of a drag is none. */
  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, { capture: true });
  return {
    update: (next) => {
      options = next;
    },
    destroy: () => {
      end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, { capture: true });
    },
  };
};
