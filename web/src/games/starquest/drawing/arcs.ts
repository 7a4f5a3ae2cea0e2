/** Rims of bases: arcs in degrees, clockwise from the north. */

const at = (degrees: number, r: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(r * Math.sin(angle)).toFixed(3)} ${(-r * Math.cos(angle)).toFixed(3)}`;
};

/** From one direction to another, the way the clock goes; nothing where there is nothing between them. */
export function arc(from: number, to: number, r: number): string {
  const turn = Math.min(Math.abs(to - from), 359.9);
  if (turn < 0.01) return '';
  const clockwise = to > from ? 1 : 0;
  return `M${at(from, r)}A${r} ${r} 0 ${turn > 180 ? 1 : 0} ${clockwise} ${at(to, r)}`;
}

/** The part of an arc that is left of what there was. */
export function share(from: number, to: number, left: number, full: number): number {
  return from + ((to - from) * Math.min(Math.max(left, 0), full)) / Math.max(full, 1);
}
