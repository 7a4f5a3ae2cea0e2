/** How each kind of terrain looks from above: its colours, and what lies on it. */
import { along, boxOf, middleOf, pathOf, type Corners } from '../field/outline';
import { chance } from '../field/scatter';
import type { Spot } from '../field/measure';
import { blobs, glints, grass, shards, stones, tiles, waves, zigzags } from './lying';

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export interface Look {
  /** At its foot, on its top, and its edge against the light. */
  foot: string;
  top: string;
  edge: string;
  details(corners: Corners): Shape[];
}

/** Lines across everything, parallel to the longest side or square to it; the outline cuts them off. */
function lines(corners: Corners, apart: number, square: boolean): string {
  const box = boxOf(corners);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2;
  const angle = ((along(corners).degrees + (square ? 90 : 0)) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let d = '';
  for (let off = apart / 2 - Math.ceil(reach / apart) * apart; off < reach; off += apart) {
    const at = { x: middle.x - dy * off, y: middle.y + dx * off };
    d += `M${(at.x - dx * reach).toFixed(2)} ${(at.y - dy * reach).toFixed(2)}L${(at.x + dx * reach).toFixed(2)} ${(at.y + dy * reach).toFixed(2)}`;
  }
  return d;
}

/** Edges from the middle to all corners, each field in a light of its own. */
function facets(corners: Corners, hue: string): Shape[] {
  const middle = middleOf(corners);
  const peak = { x: middle.x - 0.15, y: middle.y - 0.15 };
  return corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const light = (b.x - a.x - (b.y - a.y)) / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
    return { d: pathOf([a, b, peak]), fill: `hsl(${hue} ${(40 + light * 9 + 3 * chance(a.x, a.y)).toFixed(0)}%)`, stroke: 'rgb(0 0 0 / 25%)', width: 0.03 };
  });
}

const ring = ({ x, y }: Spot, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function fan(corners: Corners): Shape[] {
  const at = middleOf(corners);
  const cross = `M${at.x - 0.42} ${at.y}h.84M${at.x} ${at.y - 0.42}v.84`;
  return [
    { d: ring(at, 0.62), fill: '#262d35', stroke: '#8b98a6', width: 0.07 },
    { d: ring(at, 0.42), stroke: '#55626f', width: 0.06 },
    { d: cross, stroke: '#8b98a6', width: 0.06 },
  ];
}

/** Freight has been painted by many hands. */
const PAINTS = ['#7a5a33', '#37626b', '#7d4631', '#56653a', '#5a4a6e'];
const paint = (corners: Corners): string => PAINTS[Math.floor(chance(corners[0]!.x, corners[0]!.y) * PAINTS.length)]!;

export const LOOKS: Readonly<Record<string, Look>> = {
  rock: { foot: '#3c3d42', top: '#6d6e74', edge: '#b5b7bd', details: (at) => facets(at, '225 5%') },
  hill: { foot: '#453c33', top: '#77695a', edge: '#b39f82', details: (at) => stones(at, 1.3, 0.09, 0.35, '#8f8170') },
  wall: {
    foot: '#454f5a', top: '#76838f', edge: '#c3ced8',
    details: (at) => [{ d: lines(at, 0.5, true), stroke: 'rgb(20 26 32 / 55%)', width: 0.06 }],
  },
  crate: {
    foot: '#3a2f22', top: '#8a7350', edge: '#e2c08a',
    details: (at) => [
      { d: pathOf(at), fill: paint(at), opacity: 0.75 },
      { d: lines(at, 0.3, true), stroke: 'rgb(0 0 0 / 34%)', width: 0.09 },
      { d: lines(at, 1.6, false), stroke: 'rgb(255 255 255 / 22%)', width: 0.05 },
    ],
  },
  building: {
    foot: '#333d48', top: '#5b6875', edge: '#b3c3d1',
    details: (at) => [
      { d: lines(at, 1, true) + lines(at, 1, false), stroke: 'rgb(15 20 26 / 50%)', width: 0.05 },
      ...glints(at, 1.4, 0.5),
      ...fan(at),
    ],
  },
  machine: {
    foot: '#38404a', top: '#66727f', edge: '#e3ac55',
    details: (at) => [{ d: lines(at, 0.7, false), stroke: 'rgb(12 16 20 / 45%)', width: 0.05 }, ...fan(at)],
  },
  wreck: {
    foot: '#40332e', top: '#73594d', edge: '#cf9a7a',
    details: (at) => [
      { d: lines(at, 0.9, true), stroke: 'rgb(25 14 10 / 55%)', width: 0.07 },
      ...stones(at, 0.8, 0.12, 0.1, '#9a7c6b'),
      { d: zigzags(at, 1.7), stroke: '#1d1512', width: 0.08 },
    ],
  },
  barrier: {
    foot: '#44482f', top: '#8b8d63', edge: '#e5de9c',
    details: (at) => [{ d: lines(at, 0.55, true), stroke: 'rgb(30 30 12 / 65%)', width: 0.2 }],
  },
  trees: { foot: '#1c3129', top: '#24463a', edge: '#69b495', details: (at) => blobs(at, 1.15, ['#6d4a8c', '#3f8a77', '#8a5aa3', '#2f6f62']) },
  reeds: { foot: '#2c2d19', top: '#3f3f24', edge: '#a9a063', details: (at) => [{ d: grass(at, 0.45), stroke: '#b3a765', width: 0.06 }] },
  crystal: { foot: '#1d2c42', top: '#2a4162', edge: '#8fd0ff', details: (at) => shards(at, 0.95) },
  ruin: {
    foot: '#2c2b2d', top: '#3b393b', edge: '#b3a796',
    details: (at) => [
      ...tiles(at, 1, '#4b484a'),
      { d: pathOf(at), stroke: '#8f8577', width: 0.62 },
      { d: pathOf(at), stroke: '#5f574d', width: 0.34 },
      ...stones(at, 0.9, 0.15, 0.05, '#7d7366'),
    ],
  },
  rubble: { foot: '#2c2825', top: '#36312c', edge: '#81766a', details: (at) => stones(at, 0.55, 0.17, 0.12, '#81766a') },
  water: { foot: '#0d3a42', top: '#14545c', edge: '#63dcd6', details: (at) => [{ d: waves(at, 0.7), stroke: '#63dcd6', width: 0.05, opacity: 0.75 }] },
  fire: {
    foot: '#3d1c0e', top: '#5a2a10', edge: '#ff9d45',
    details: (at) => [{ d: zigzags(at, 0.8), stroke: '#ffb45c', width: 0.07 }, ...stones(at, 0.9, 0.08, 0.2, '#ffd98a')],
  },
  pit: { foot: '#07090c', top: '#020304', edge: '#56616c', details: () => [] },
};

export function lookOf(look: string): Look {
  return LOOKS[look] ?? LOOKS['rock']!;
}
