/** Where a bubble goes: beside what it talks about, inside the window, and not on what must stay free. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

export type Side = 'below' | 'above' | 'right' | 'left' | 'apart';

export interface Placed {
  left: number;
  top: number;
  side: Side;
}

export function beside(anchor: Box | null, bubble: Size, window: Size, free: readonly Box[]): Placed {
  const clampX = (x: number) => Math.max(EDGE, Math.min(x, window.width - bubble.width - EDGE));
  const clampY = (y: number) => Math.max(EDGE, Math.min(y, window.height - bubble.height - EDGE));
  const tries: Placed[] = [];
  if (anchor) {
    const middleX = clampX(anchor.left + anchor.width / 2 - bubble.width / 2);
    const middleY = clampY(anchor.top + anchor.height / 2 - bubble.height / 2);
    tries.push(
      { side: 'above', left: middleX, top: anchor.top - bubble.height - GAP },
      { side: 'below', left: middleX, top: anchor.top + anchor.height + GAP },
      { side: 'right', left: anchor.left + anchor.width + GAP, top: middleY },
      { side: 'left', left: anchor.left - bubble.width - GAP, top: middleY },
      // Over or under it, but further to one side: something beside it may have to stay free.
      ...[anchor.left + anchor.width - bubble.width, anchor.left, middleX - bubble.width, middleX + bubble.width].flatMap(
        (left): Placed[] => [
          { side: 'above', left: clampX(left), top: anchor.top - bubble.height - GAP },
          { side: 'below', left: clampX(left), top: anchor.top + anchor.height + GAP },
        ],
      ),
    );
  }
  const inside = (at: Placed) =>
    at.left >= EDGE &&
    at.top >= EDGE &&
    at.left + bubble.width <= window.width - EDGE &&
    at.top + bubble.height <= window.height - EDGE;
  const clear = (at: Placed) => !free.some((box) => overlap(box, { ...at, ...bubble }));
  const corners: Placed[] = [
    { side: 'apart', left: clampX(window.width), top: clampY(64) },
    { side: 'apart', left: clampX(0), top: clampY(64) },
    { side: 'apart', left: clampX(window.width), top: clampY(window.height) },
    { side: 'apart', left: clampX(0), top: clampY(window.height) },
  ];
  const avoid = anchor ? [...free, anchor] : free;
  return (
    tries.find((at) => inside(at) && clear(at)) ??
    corners.find((at) => !avoid.some((box) => overlap(box, { ...at, ...bubble }))) ??
    leastCovering([...tries.filter(inside), ...corners], bubble, anchor, free)
  );
}

/** Where nothing is free: least on what it talks about, then least on the rest. */
function leastCovering(places: readonly Placed[], bubble: Size, anchor: Box | null, free: readonly Box[]): Placed {
  const weight = (at: Placed): number[] => {
    const box = { ...at, ...bubble };
    return [anchor ? shared(anchor, box) : 0, free.reduce((sum, one) => sum + shared(one, box), 0)];
  };
  const [best] = places.map((at) => ({ at, weight: weight(at) })).sort((a, b) => a.weight[0]! - b.weight[0]! || a.weight[1]! - b.weight[1]!);
  return best!.at;
}

/** What must not be covered while somebody reads about something else: what the board marks as meant, what the coach says. */
const FREE = '[data-marked], [data-tip]';
/** Something whose height a tip keeps clear of as a whole, such as the question with all its answers. */
const CLEAR = '[data-keep-clear]';

/** Puts a popover near something on the screen, never on it, and not on what is marked on the board if that can be. */
export function settleNear(anchor: Element, popover: HTMLElement): void {
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const window = { width: innerWidth, height: innerHeight };
  const { left, width, top, height } = anchor.getBoundingClientRect();
  const clear = anchor.closest(CLEAR)?.getBoundingClientRect() ?? { top, height };
  const at = { left, width, top: clear.top, height: clear.height };
  const free = [...document.querySelectorAll(FREE)].map((marked) => marked.getBoundingClientRect());
  const around = beside(at, size, window, free);
  const placed = around.side === 'apart' ? beside(at, size, window, []) : around;
  popover.style.left = `${placed.left}px`;
  popover.style.top = `${placed.top}px`;
}

/** What is left of a box when something lies over its lower part, as a bar at the edge of the screen does. */
export function uncovered(box: Box, covers: readonly Box[]): Box | null {
  const top = Math.min(...covers.filter((cover) => overlap(box, cover)).map((cover) => cover.top), box.top + box.height);
  return top > box.top ? { ...box, height: top - box.top } : null;
}

/** How much of two boxes lies on each other. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(wide, 0) * Math.max(high, 0);
}

function overlap(a: Box, b: Box): boolean {
  const besides = a.left >= b.left + b.width || b.left >= a.left + a.width;
  const stacked = a.top >= b.top + b.height || b.top >= a.top + a.height;
  return !besides && !stacked;
}
