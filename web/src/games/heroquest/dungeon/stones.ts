/** The stones of the floor: no two alike, always the same for the same square, and few paths for all of them. */
import { CORRIDOR, DARK, signAt, spotOf, type Plan } from './grid';

export interface Stones {
  /** The colour of the stones. */
  fill: string;
  d: string;
}

/** Moods of rooms: the hue of their stone. Corridors are plain. */
const MOODS: readonly { hue: number; tint: number; light: number }[] = [
  { hue: 28, tint: 18, light: 27 },
  { hue: 205, tint: 16, light: 26 },
  { hue: 96, tint: 12, light: 25 },
  { hue: 8, tint: 22, light: 25 },
  { hue: 268, tint: 14, light: 26 },
  { hue: 44, tint: 24, light: 27 },
  { hue: 178, tint: 15, light: 24 },
  { hue: 330, tint: 13, light: 25 },
];
const PLAIN = { hue: 222, tint: 5, light: 24 };
const SHADES = 5;
const GAP = 0.022;

/** A number from 0 to 1 that only depends on what it is given. */
export function chance(...seeds: readonly number[]): number {
  let mixed = 2166136261;
  for (const seed of seeds) {
    mixed = Math.imul(mixed ^ (seed + 374761393), 16777619);
    mixed ^= mixed >>> 13;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822507);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

function moodOf(sign: string): { hue: number; tint: number; light: number } {
  return sign === CORRIDOR ? PLAIN : MOODS[sign.charCodeAt(0) % MOODS.length]!;
}

/** How a square is paved: cuts across it, as shares of its width. */
function pieces(square: number, sign: string): [number, number, number, number][] {
  const r = (n: number): number => chance(square, n);
  const [a, b] = [0.36 + 0.28 * r(1), 0.36 + 0.28 * r(2)];
  const kind = sign === CORRIDOR ? r(3) : chance(sign.charCodeAt(0), 9) * 0.7 + r(3) * 0.3;
  if (kind < 0.3) return [[0, 0, 1, a], [0, a, b, 1], [b, a, 1, 1]];
  if (kind < 0.55) return [[0, 0, a, b], [a, 0, 1, b], [0, b, 1, 1]];
  if (kind < 0.8) return [[0, 0, a, 1], [a, 0, 1, b], [a, b, 1, 1]];
  return [[0, 0, a, b], [a, 0, 1, b], [0, b, 1 - a, 1], [1 - a, b, 1, 1]];
}

/** A stone with slightly uneven corners. */
function stone(x: number, y: number, [x1, y1, x2, y2]: [number, number, number, number], seed: number): string {
  const off = (n: number): number => GAP + 0.03 * chance(seed, n);
  const p = (value: number): string => value.toFixed(3);
  const corners = [
    [x + x1 + off(1), y + y1 + off(2)],
    [x + x2 - off(3), y + y1 + off(4)],
    [x + x2 - off(5), y + y2 - off(6)],
    [x + x1 + off(7), y + y2 - off(8)],
  ];
  return `M${corners.map(([cx, cy]) => `${p(cx!)} ${p(cy!)}`).join('L')}Z`;
}

export function stonesOf(plan: Plan): Stones[] {
  const found = new Map<string, string>();
  for (let square = 0; square < plan.width * plan.height; square++) {
    const sign = signAt(plan, square);
    if (sign === DARK) continue;
    const { x, y } = spotOf(square, plan.width);
    const { hue, tint, light } = moodOf(sign);
    pieces(square, sign).forEach((piece, i) => {
      const shade = Math.floor(chance(square, 40 + i) * SHADES);
      const fill = `hsl(${hue} ${tint}% ${light + shade * 2.1 - 3}%)`;
      found.set(fill, (found.get(fill) ?? '') + stone(x, y, piece, square * 7 + i));
    });
  }
  return [...found].map(([fill, d]) => ({ fill, d }));
}

/** Cracks and chips, here and there. */
export function cracksOf(plan: Plan): string {
  let path = '';
  for (let square = 0; square < plan.width * plan.height; square++) {
    if (signAt(plan, square) === DARK || chance(square, 70) > 0.17) continue;
    const { x, y } = spotOf(square, plan.width);
    const at = (n: number): number => chance(square, 80 + n);
    let [cx, cy] = [x + 0.15 + 0.7 * at(0), y + 0.15 + 0.7 * at(1)];
    path += `M${cx.toFixed(2)} ${cy.toFixed(2)}`;
    for (let i = 0; i < 3; i++) {
      cx = Math.min(x + 0.95, Math.max(x + 0.05, cx + (at(2 + i) - 0.5) * 0.34));
      cy = Math.min(y + 0.95, Math.max(y + 0.05, cy + (at(6 + i) - 0.4) * 0.34));
      path += `L${cx.toFixed(2)} ${cy.toFixed(2)}`;
    }
  }
  return path;
}
