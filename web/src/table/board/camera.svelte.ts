/** Where one looks at a board from that is larger than the window: the middle of what is seen, and how large it is drawn. */

/** In the measure of the board: squares, inches. */
export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Look extends Spot {
  /** Pixels for one measure of the board. */
  zoom: number;
}

/** How near and how far one may look; all but the margin and the fewest in pixels for one measure. */
export interface Scale {
  nearest: number;
  farthest: number;
  /** What is seen around what is shown. */
  margin: number;
  /** Smaller than this nobody can tell the figures apart, so one looks at a part. */
  legible: number;
  /** So large that part is drawn. */
  close: number;
  /** So many measures are at least shown from top to bottom, unless that is larger than the largest. */
  fewest: number;
  largest: number;
}

const GLIDE = 380;
/** Even in a low window one may look so closely. */
const SMALLEST = 64;
/** In measures: so far inside the edge something is kept in sight. */
const INSIDE = 1.5;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** How a box is best seen in a window; where it would be too small, the part around what matters most. */
export function framing(box: Box, window: { width: number; height: number }, focus: Spot | null, scale: Scale): Look {
  const { margin } = scale;
  const [wide, high] = [box.right - box.left + 2 * margin, box.bottom - box.top + 2 * margin];
  const largest = between(SMALLEST, window.height / scale.fewest, scale.largest);
  const fit = between(scale.farthest, Math.min(window.width / wide, window.height / high), largest);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  if (fit >= scale.legible || focus === null) return { ...middle, zoom: fit };
  const zoom = scale.close;
  const [halfWide, halfHigh] = [window.width / zoom / 2, window.height / zoom / 2];
  const inside = (value: number, half: number, low: number, high: number): number =>
    high - low <= 2 * half ? (low + high) / 2 : between(low + half, value, high - half);
  return {
    x: inside(focus.x, halfWide, box.left - margin, box.right + margin),
    y: inside(focus.y, halfHigh, box.top - margin, box.bottom + margin),
    zoom,
  };
}

export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(40);
  width = $state(0);
  height = $state(0);
  /** Somebody has moved it, so it stays where it is. */
  held = $state(false);
  #frame = 0;

  constructor(readonly scale: Scale) {}

  // It outlives the board that made it, so nothing here is derived, which would belong to that board.
  get left(): number {
    return this.x - this.width / 2 / this.zoom;
  }
  get top(): number {
    return this.y - this.height / 2 / this.zoom;
  }
  get viewBox(): string {
    return `${this.left} ${this.top} ${this.width / this.zoom} ${this.height / this.zoom}`;
  }

  /** What lies below a point of the window. */
  at(x: number, y: number): Spot {
    return { x: this.left + x / this.zoom, y: this.top + y / this.zoom };
  }

  /** Where a point of the board is drawn. */
  pixels({ x, y }: Spot): Spot {
    return { x: (x - this.left) * this.zoom, y: (y - this.top) * this.zoom };
  }

  pan(dx: number, dy: number): void {
    this.held = true;
    this.stop();
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
  }

  /** Nearer or farther; the point under the finger stays under it. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.held = true;
    this.stop();
    const before = this.at(x, y);
    this.zoom = between(this.scale.farthest, this.zoom * factor, this.scale.nearest);
    const after = this.at(x, y);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
  }

  /** Looks there, gliding where people like motion. */
  look(to: Look, glide: boolean): void {
    this.stop();
    const [x, y, zoom] = [this.x, this.y, this.zoom];
    if (!glide) {
      Object.assign(this, to);
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const share = between(0, (now - start) / GLIDE, 1);
      const eased = 1 - (1 - share) ** 3;
      this.x = x + (to.x - x) * eased;
      this.y = y + (to.y - y) * eased;
      this.zoom = zoom * (to.zoom / zoom) ** eased;
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Keeps a point in sight, without moving more than needed. */
  reveal({ x, y }: Spot): void {
    const [dx, dy] = [this.width / 2 / this.zoom - INSIDE, this.height / 2 / this.zoom - INSIDE];
    this.x = between(x - Math.max(dx, 0), this.x, x + Math.max(dx, 0));
    this.y = between(y - Math.max(dy, 0), this.y, y + Math.max(dy, 0));
  }
}

let last: { of: string; camera: Camera } | null = null;

/** The camera that looked at this before, else a new one. */
export function sharedCamera(of: string, scale: Scale): Camera {
  if (last?.of !== of) last = { of, camera: new Camera(scale) };
  return last.camera;
}
