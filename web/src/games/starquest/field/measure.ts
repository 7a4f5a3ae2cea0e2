/** Lengths and directions on the table. The server counts in thousandths of an inch, drawings in inches. */
import type { Spot } from '../../../table/board/camera.svelte';

export type { Spot };
/** As the server says it: x from the west edge, y from the north edge. */
export type Point = readonly [number, number];

export const INCH = 1000;
/** Points that somebody shows with a mouse are no finer than this. */
const FINEST = 50;

/** A base, or a point if it has no radius; in thousandths. */
export interface Base {
  x: number;
  y: number;
  level: number;
  radius: number;
}

export const spotAt = ([x, y]: Point): Spot => ({ x: x / INCH, y: y / INCH });
export const drawn = (thousandths: number): number => thousandths / INCH;

/** A point that is pointed at, on the table and not finer than a hand can show. */
export function pointAt({ x, y }: Spot, side: number): Point {
  const whole = (inches: number): number => Math.min(Math.max(Math.round((inches * INCH) / FINEST) * FINEST, 0), side);
  return [whole(x), whole(y)];
}

/** How far apart two bases are, from rim to rim and in space. */
export function gap(one: Base, other: Base): number {
  const plan = Math.max(0, Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius);
  return Math.hypot(plan, one.level - other.level);
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** In degrees, clockwise from the north. */
export function bearing([ax, ay]: Point, [bx, by]: Point): number {
  const degrees = (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

export const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
export type Direction = (typeof COMPASS)[number];

/** The nearest of eight directions. */
export function compass(degrees: number): Direction {
  return COMPASS[Math.round(degrees / 45) % COMPASS.length]!;
}

export function degreesOf(direction: Direction): number {
  return COMPASS.indexOf(direction) * 45;
}

/** So far away in a direction, on the table. */
export function pointFrom([x, y]: Point, degrees: number, length: number, side: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const on = (n: number): number => Math.min(Math.max(Math.round(n), 0), side);
  return [on(x + Math.sin(angle) * length), on(y - Math.cos(angle) * length)];
}

/** In inches as people read it, with as few decimals as it takes; on the small table every length is shown halved. */
export function inches(thousandths: number, small: boolean, lang: string, decimals = 2): string {
  const shown = thousandths / INCH / (small ? 2 : 1);
  return `${shown.toLocaleString(lang, { maximumFractionDigits: decimals })}″`;
}

/** A length that somebody has typed in inches, in thousandths. */
export function thousandths(typed: number, small: boolean): number {
  return Math.round(typed * INCH * (small ? 2 : 1));
}
