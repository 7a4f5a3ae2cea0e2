/** Where a small window fits beside something: below it, above it, else as near as the screen allows. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
export const EDGE = 8;

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/** Under the thing that it belongs to, or over it. */
export function below(anchor: Box, size: { width: number; height: number }, screen: { width: number; height: number }) {
  const left = within(anchor.left + anchor.width / 2 - size.width / 2, EDGE, screen.width - size.width - EDGE);
  const under = anchor.top + anchor.height + GAP;
  const over = anchor.top - size.height - GAP;
  const fits = under + size.height <= screen.height - EDGE || over < EDGE;
  return { left, top: within(fits ? under : over, EDGE, screen.height - size.height - EDGE) };
}

/** Beside it, where there is more room, so that it hides nothing of it. */
export function beside(
  anchor: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
) {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - size.width - GAP;
  const top = within(anchor.top + anchor.height / 2 - size.height / 2, EDGE, screen.height - size.height - EDGE);
  if (right + size.width <= screen.width - EDGE) return { left: right, top };
  if (left >= EDGE) return { left, top };
  return below(anchor, size, screen);
}
