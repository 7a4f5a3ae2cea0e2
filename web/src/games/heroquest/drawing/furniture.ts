/** Furniture seen from above, drawn in squares for its natural size; what stands the other way round is turned. */

export interface Shape {
  d: string;
  fill: string;
  stroke?: string;
  width?: number;
}

export interface Drawn {
  wide: number;
  high: number;
  shapes: readonly Shape[];
}

const WOOD = '#7a4e2a';
const WOOD_DARK = '#4d2f18';
const WOOD_LIGHT = '#9a6a3c';
const STONE = '#8a8680';
const STONE_DARK = '#5c5954';
const IRON = '#2e2c2b';
const STEEL = '#c3c9cf';
const GOLD = '#e3b04b';
const BONE = '#eadfc8';

function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const c = `a${r} ${r} 0 0 1 `;
  return `M${x + r} ${y}h${w - 2 * r}${c}${r} ${r}v${h - 2 * r}${c}${-r} ${r}h${-(w - 2 * r)}${c}${-r} ${-r}v${-(h - 2 * r)}${c}${r} ${-r}z`;
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const shadow = (w: number, h: number): Shape => ({ d: box(0.1, 0.14, w - 0.16, h - 0.16, 0.08), fill: 'rgb(0 0 0 / 45%)' });
const candle = (x: number, y: number): Shape[] => [
  { d: disc(x, y, 0.09), fill: BONE },
  { d: disc(x, y, 0.05), fill: '#ffd56e' },
  { d: disc(x, y, 0.2), fill: 'rgb(255 200 90 / 18%)' },
];
const skull = (x: number, y: number): Shape[] => [
  { d: disc(x, y, 0.13) + box(x - 0.07, y + 0.06, 0.14, 0.12), fill: BONE },
  { d: disc(x - 0.05, y, 0.035) + disc(x + 0.05, y, 0.035), fill: IRON },
];

function planks(x: number, y: number, w: number, h: number, n: number): Shape {
  let d = '';
  for (let i = 1; i < n; i++) d += `M${x} ${(y + (h * i) / n).toFixed(2)}h${w}`;
  return { d, fill: 'none', stroke: WOOD_DARK, width: 0.025 };
}

function books(): Shape[] {
  const colours = ['#8c2f2a', '#2f5a86', '#3d6a3a', '#a3792c', '#5d3a73', '#7a3b1c'];
  const found: Shape[] = [];
  for (let x = 0.16, i = 0; x < 2.76; i++) {
    const w = 0.09 + ((i * 7) % 5) * 0.018;
    found.push({ d: box(x, 0.3 + ((i * 3) % 4) * 0.03, w - 0.012, 0.42 - ((i * 3) % 4) * 0.03), fill: colours[(i * 5) % colours.length]! });
    x += w;
  }
  return found;
}

const sword = (x: number, y: number, h: number): Shape[] => [
  { d: `M${x} ${y}l.05 .1v${h}h-.1v${-h}z`, fill: STEEL },
  { d: box(x - 0.12, y + h + 0.08, 0.24, 0.05) + box(x - 0.03, y + h + 0.1, 0.06, 0.16), fill: GOLD },
];

export const FURNITURE: Readonly<Record<string, Drawn>> = {
  table: {
    wide: 3, high: 2,
    shapes: [
      shadow(3, 2),
      { d: box(0.12, 0.12, 2.76, 1.76, 0.08), fill: WOOD, stroke: WOOD_DARK, width: 0.06 },
      planks(0.12, 0.12, 2.76, 1.76, 5),
      { d: disc(0.8, 0.75, 0.24), fill: STEEL, stroke: STONE_DARK, width: 0.03 },
      { d: disc(0.8, 0.75, 0.15), fill: '#a9743f' },
      { d: disc(2.2, 1.3, 0.2), fill: STEEL, stroke: STONE_DARK, width: 0.03 },
      { d: disc(1.9, 0.55, 0.12), fill: GOLD, stroke: WOOD_DARK, width: 0.03 },
      ...candle(1.5, 1),
    ],
  },
  throne: {
    wide: 1, high: 1,
    shapes: [
      shadow(1, 1),
      { d: box(0.14, 0.08, 0.72, 0.82, 0.08), fill: '#6b4a1d', stroke: '#2b1a08', width: 0.05 },
      { d: box(0.26, 0.32, 0.48, 0.48, 0.06), fill: '#9c2430' },
      { d: `M.2 .3V.1l.15 .12L.5 .05l.15 .17L.8 .1v.2z`, fill: GOLD },
      { d: box(0.14, 0.4, 0.1, 0.46, 0.04) + box(0.76, 0.4, 0.1, 0.46, 0.04), fill: GOLD },
    ],
  },
  alchemist_bench: {
    wide: 3, high: 2,
    shapes: [
      shadow(3, 2),
      { d: box(0.12, 0.12, 2.76, 1.76, 0.06), fill: '#5b5148', stroke: '#2b2520', width: 0.06 },
      { d: box(0.22, 0.22, 2.56, 0.42, 0.04), fill: WOOD },
      { d: 'M.7 .95h.2v.25l.28 .45a.1 .1 0 0 1-.1 .15H.52a.1 .1 0 0 1-.1-.15L.7 1.2z', fill: '#7de0b5', stroke: '#d9fff0', width: 0.03 },
      { d: disc(1.5, 1.3, 0.26), fill: '#b06be0', stroke: '#efd9ff', width: 0.03 },
      { d: box(1.44, 0.9, 0.12, 0.2), fill: '#efd9ff' },
      { d: 'M1.74 1.2l.4-.25h.3v.1h-.26l-.4 .24z', fill: STEEL },
      { d: disc(2.4, 1.35, 0.2), fill: '#e2773b', stroke: '#ffe0cc', width: 0.03 },
      { d: box(0.4, 0.3, 0.14, 0.26, 0.03) + box(0.65, 0.32, 0.12, 0.24, 0.03), fill: '#4f8fd0' },
      { d: box(1.0, 0.3, 0.5, 0.26) , fill: BONE },
      { d: box(2.1, 0.3, 0.14, 0.26, 0.03) + box(2.35, 0.33, 0.2, 0.22, 0.05), fill: '#c94f4f' },
    ],
  },
  tomb: {
    wide: 2, high: 3,
    shapes: [
      shadow(2, 3),
      { d: box(0.14, 0.14, 1.72, 2.72, 0.06), fill: STONE_DARK, stroke: '#2f2d2b', width: 0.06 },
      { d: 'M.4 .5L1 .3l.6 .2v2l-.25 .25h-.7L.4 2.5z', fill: STONE, stroke: '#3b3936', width: 0.04 },
      { d: disc(1, 0.85, 0.2), fill: '#a8a39b' },
      { d: 'M.75 1.15h.5l.1 .9-.2 .45h-.3l-.2-.45z', fill: '#a8a39b' },
      { d: 'M.96 1.2h.08v.3h.22v.08h-.22v.7h-.08v-.7h-.22V1.5h.22z', fill: STONE_DARK },
    ],
  },
  altar: {
    wide: 3, high: 2,
    shapes: [
      shadow(3, 2),
      { d: box(0.12, 0.12, 2.76, 1.76, 0.05), fill: '#3a2233', stroke: '#150c13', width: 0.06 },
      { d: box(0.9, 0.12, 1.2, 1.76), fill: '#6a1f3a' },
      { d: disc(1.5, 1, 0.5), fill: 'none', stroke: GOLD, width: 0.04 },
      { d: 'M1.5 .5l.3 .92L1 .86h1l-.8 .56z', fill: 'none', stroke: GOLD, width: 0.035 },
      ...skull(1.5, 0.98),
      ...candle(0.45, 0.45), ...candle(0.45, 1.55), ...candle(2.55, 0.45), ...candle(2.55, 1.55),
    ],
  },
  bookcase: {
    wide: 3, high: 1,
    shapes: [
      shadow(3, 1),
      { d: box(0.06, 0.14, 2.88, 0.72, 0.03), fill: WOOD_DARK, stroke: '#2a190c', width: 0.05 },
      { d: box(0.12, 0.2, 2.76, 0.56), fill: '#26170b' },
      ...books(),
      { d: box(0.06, 0.74, 2.88, 0.12), fill: WOOD_LIGHT },
    ],
  },
  rack: {
    wide: 2, high: 3,
    shapes: [
      shadow(2, 3),
      { d: box(0.16, 0.16, 0.18, 2.68) + box(1.66, 0.16, 0.18, 2.68), fill: WOOD },
      { d: box(0.1, 0.3, 1.8, 0.26, 0.1) + box(0.1, 2.44, 1.8, 0.26, 0.1), fill: WOOD_LIGHT, stroke: WOOD_DARK, width: 0.04 },
      { d: box(0.34, 0.9, 1.32, 0.12) + box(0.34, 1.3, 1.32, 0.12) + box(0.34, 1.7, 1.32, 0.12) + box(0.34, 2.1, 1.32, 0.12), fill: WOOD_DARK },
      { d: 'M.7 .56L.8 1M1.3 .56l-.1 .44M.75 2.44l.05-.4M1.25 2.44l-.05-.4', fill: 'none', stroke: '#c9b28a', width: 0.05 },
      { d: disc(0.1, 0.43, 0.09) + disc(1.9, 0.43, 0.09), fill: IRON },
    ],
  },
  fireplace: {
    wide: 3, high: 1,
    shapes: [
      { d: box(0.06, 0.08, 2.88, 0.5, 0.05), fill: STONE, stroke: STONE_DARK, width: 0.05 },
      { d: 'M.7 .08v.5M1.3 .08v.2M1.9 .08v.2M2.4 .08v.5M.06 .32h.64M2.4 .32h.5', fill: 'none', stroke: STONE_DARK, width: 0.03 },
      { d: box(0.75, 0.28, 1.5, 0.6, 0.05), fill: '#1a0f0a' },
      { d: 'M.9 .84h1.2v.1H.9zM1 .74l.9 .16-.02 .08-.9-.16z', fill: WOOD_DARK },
      { d: 'M1.5 .3c.1 .2 .34 .26 .34 .48a.34 .2 0 0 1-.68 0c0-.16 .12-.22 .18-.32 .06 .1 .1 .1 .12 .04C1.45 .44 1.42 .38 1.5 .3zM1.06 .5c.06 .12 .16 .16 .16 .28a.16 .12 0 0 1-.32 0c0-.12 .1-.14 .16-.28zM1.98 .48c.06 .12 .16 .18 .16 .3a.16 .12 0 0 1-.32 0c0-.12 .1-.16 .16-.3z', fill: '#ff9a2e' },
      { d: 'M1.5 .55c.06 .1 .16 .14 .16 .26a.16 .1 0 0 1-.32 0c0-.12 .1-.14 .16-.26z', fill: '#ffe07a' },
    ],
  },
  weapons_rack: {
    wide: 3, high: 1,
    shapes: [
      shadow(3, 1),
      { d: box(0.06, 0.12, 2.88, 0.76, 0.04), fill: WOOD, stroke: WOOD_DARK, width: 0.05 },
      { d: box(0.06, 0.26, 2.88, 0.08) + box(0.06, 0.66, 2.88, 0.08), fill: WOOD_DARK },
      ...sword(0.35, 0.16, 0.4), ...sword(0.75, 0.16, 0.4),
      { d: box(1.2, 0.16, 0.06, 0.66), fill: WOOD_LIGHT },
      { d: 'M1.23 .2c.2-.08 .3 .02 .34 .14-.04 .14-.14 .22-.34 .16z', fill: STEEL },
      { d: 'M2 .18l.26 .1v.22c0 .16-.1 .26-.26 .34-.16-.08-.26-.18-.26-.34V.28z', fill: '#9c2430', stroke: GOLD, width: 0.03 },
      ...sword(2.62, 0.16, 0.4),
    ],
  },
  cupboard: {
    wide: 3, high: 1,
    shapes: [
      shadow(3, 1),
      { d: box(0.06, 0.1, 2.88, 0.8, 0.04), fill: WOOD, stroke: WOOD_DARK, width: 0.06 },
      { d: box(0.2, 0.22, 1.2, 0.56, 0.03) + box(1.6, 0.22, 1.2, 0.56, 0.03), fill: WOOD_LIGHT, stroke: WOOD_DARK, width: 0.03 },
      { d: 'M1.5 .1v.8', fill: 'none', stroke: WOOD_DARK, width: 0.05 },
      { d: disc(1.32, 0.5, 0.06) + disc(1.68, 0.5, 0.06), fill: GOLD },
    ],
  },
};

/** What nobody has drawn is a crate of its size. */
export function furnitureOf(kind: string, wide: number, high: number): Drawn {
  return FURNITURE[kind] ?? {
    wide, high,
    shapes: [
      shadow(wide, high),
      { d: box(0.1, 0.1, wide - 0.2, high - 0.2, 0.05), fill: WOOD, stroke: WOOD_DARK, width: 0.06 },
      planks(0.1, 0.1, wide - 0.2, high - 0.2, 4 * high),
    ],
  };
}
