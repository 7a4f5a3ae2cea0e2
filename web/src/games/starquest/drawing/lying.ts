/** What lies, grows and flows on a piece of terrain, drawn from above. */
import type { Spot } from '../field/measure';
import { boxOf, pathOf, type Corners } from '../field/outline';
import { chance, scattered } from '../field/scatter';
import type { Shape } from './looks';

const n = (value: number): string => value.toFixed(2);

/** A pebble with as many corners as chance gives it. */
function pebble({ x, y }: Spot, r: number): string {
  const corners = 5 + Math.floor(chance(x, y, 3) * 3);
  return pathOf(
    Array.from({ length: corners }, (_, i) => {
      const angle = (i / corners) * 2 * Math.PI + chance(x, y, 4);
      const far = r * (0.65 + 0.5 * chance(x, y, 5 + i));
      return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
    }),
  );
}

export function stones(corners: Corners, apart: number, size: number, rim: number, fill: string): Shape[] {
  const places = scattered(corners, apart, rim);
  const d = places.map((at) => pebble(at, size * (0.6 + 0.9 * chance(at.x, at.y, 9)))).join('');
  return [
    { d, fill: 'rgb(0 0 0 / 35%)', stroke: 'rgb(0 0 0 / 35%)', width: 0.06 },
    { d, fill },
  ];
}

/** Caps of giant fungi, the large ones first. */
export function blobs(corners: Corners, apart: number, fills: readonly string[]): Shape[] {
  return scattered(corners, apart, 0.32)
    .map((at) => ({ at, r: 0.28 + 0.34 * chance(at.x, at.y, 7) }))
    .sort((a, b) => b.r - a.r)
    .flatMap(({ at, r }) => {
      const circle = (x: number, y: number, of: number): string => `M${n(x - of)} ${n(y)}a${n(of)} ${n(of)} 0 1 0 ${n(2 * of)} 0a${n(of)} ${n(of)} 0 1 0 ${n(-2 * of)} 0z`;
      return [
        { d: circle(at.x + 0.08, at.y + 0.1, r), fill: 'rgb(0 0 0 / 40%)' },
        { d: circle(at.x, at.y, r), fill: fills[Math.floor(chance(at.x, at.y, 8) * fills.length)]!, stroke: 'rgb(0 0 0 / 35%)', width: 0.03 },
        { d: circle(at.x - r * 0.25, at.y - r * 0.28, r * 0.42), fill: 'rgb(255 255 255 / 20%)' },
      ];
    });
}

export function grass(corners: Corners, apart: number): string {
  return scattered(corners, apart, 0.05)
    .map(({ x, y }) => `M${n(x)} ${n(y + 0.12)}l${n((chance(x, y, 6) - 0.5) * 0.25)} ${n(-0.2 - 0.22 * chance(x, y, 7))}`)
    .join('');
}

/** Crystals: two faces, one in the light and one in the shade. */
export function shards(corners: Corners, apart: number): Shape[] {
  return scattered(corners, apart, 0.2).flatMap(({ x, y }) => {
    const turn = chance(x, y, 5) * 2 * Math.PI;
    const [long, wide] = [0.3 + 0.35 * chance(x, y, 6), 0.12 + 0.08 * chance(x, y, 7)];
    const at = (along: number, across: number): Spot => ({ x: x + along * Math.cos(turn) - across * Math.sin(turn), y: y + along * Math.sin(turn) + across * Math.cos(turn) });
    return [
      { d: pathOf([at(-long * 0.5, 0), at(0, wide), at(long, 0)]), fill: '#a8dcff', opacity: 0.85 },
      { d: pathOf([at(-long * 0.5, 0), at(0, -wide), at(long, 0)]), fill: '#4c8fc9', opacity: 0.85 },
    ];
  });
}

/** Plates of a floor, some of them missing. */
export function tiles(corners: Corners, size: number, fill: string): Shape[] {
  const box = boxOf(corners);
  let d = '';
  for (let y = box.top; y < box.bottom; y += size) {
    for (let x = box.left; x < box.right; x += size) {
      if (chance(x, y, 3) < 0.72) d += `M${n(x + 0.05)} ${n(y + 0.05)}h${n(size - 0.1)}v${n(size - 0.1)}h${n(0.1 - size)}z`;
    }
  }
  return [{ d, fill }];
}

export function waves(corners: Corners, apart: number): string {
  return scattered(corners, apart, 0.3)
    .map(({ x, y }) => `M${n(x - 0.3)} ${n(y)}q.15-.12.3 0t.3 0`)
    .join('');
}

/** Cracks, or sparks. */
export function zigzags(corners: Corners, apart: number): string {
  return scattered(corners, apart, 0.15)
    .map(({ x, y }) => {
      const turn = chance(x, y, 5) * Math.PI;
      const [dx, dy] = [Math.cos(turn) * 0.22, Math.sin(turn) * 0.22];
      return `M${n(x - dx * 1.5)} ${n(y - dy * 1.5)}l${n(dx - dy * 0.6)} ${n(dy + dx * 0.6)}l${n(dx + dy * 1.2)} ${n(dy - dx * 1.2)}l${n(dx - dy * 0.6)} ${n(dy + dx * 0.6)}`;
    })
    .join('');
}

/** Windows in a roof, some of them lit. */
export function glints(corners: Corners, apart: number, rim: number): Shape[] {
  return scattered(corners, apart, rim).map(({ x, y }) => ({
    d: `M${n(x - 0.2)} ${n(y - 0.1)}h.4v.2h-.4z`,
    fill: chance(x, y, 4) < 0.45 ? '#ffdf9a' : '#7fa5c0',
    opacity: 0.75,
  }));
}
