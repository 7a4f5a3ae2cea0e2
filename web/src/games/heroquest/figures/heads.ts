/** The heads of the families of monsters. */
import { dark, eyes, face, glow, mark, type Part } from './emblem';

/** A thin limb through some points, as a filled shape. */
function limb(...points: readonly (readonly [number, number])[]): string {
  const there = points.map(([x, y]) => `${x} ${y}`);
  const back = [...points].reverse().map(([x, y]) => `${(x + 0.9).toFixed(1)} ${(y + 0.9).toFixed(1)}`);
  return `M${[...there, ...back].join('L')}Z`;
}

const EARS = 'M5.5 10L.8 6.5C.8 10.5 2.5 13.5 6 14.5zM18.5 10l4.7-3.5c0 4-1.7 7-5.2 8z';

export const goblin: readonly Part[] = [
  face(`${EARS}M12 5c4.3 0 7 2.8 7 7 0 4.5-3 8.5-7 8.5s-7-4-7-8.5c0-4.2 2.7-7 7-7z`),
  eyes(2.8, 11.3, 1.5),
  dark('M8.3 16c1.3 1.3 2.5 1.8 3.7 1.8s2.4-.5 3.7-1.8l-1.2 2.8-1-.9-1.5 1-1.5-1-1 .9zM11.3 12.5h1.4l.6 2h-2.6z'),
];

export const orc: readonly Part[] = [
  face('M12 3c4.7 0 8 3 8 7.5v2.5c1 1 1.3 2 1 3.5l-2.5-.5c-1 3.5-3.5 5.5-6.5 5.5s-5.5-2-6.5-5.5L3 16.5c-.3-1.5 0-2.5 1-3.5v-2.5C4 6 7.3 3 12 3z'),
  dark('M6.8 9.5l4.2 1.3v1.9c-2 .3-3.7-.9-4.2-3.2zm10.4 0L13 10.8v1.9c2 .3 3.7-.9 4.2-3.2zM7.5 16h9l-1 2.8h-7z'),
  mark('M7.3 18.3L8 13.5l2 4.8zM16.7 18.3L16 13.5l-2 4.8z'),
];

export const skull: readonly Part[] = [
  face('M12 2.5c5 0 8.3 3.2 8.3 7.8 0 2.8-1.2 4.8-3 6l-.3 4.2h-2.2l-.3-1.8h-1.3l-.2 2.3h-2l-.2-2.3H9.5l-.3 1.8H7l-.3-4.2c-1.8-1.2-3-3.2-3-6 0-4.6 3.3-7.8 8.3-7.8z'),
  eyes(3.3, 11, 2.3),
  dark('M12 13.5l1.3 2.5h-2.6z'),
];

export const rat: readonly Part[] = [
  face('M4.5 3C7 3 8.5 4.5 9 6.5c1-.4 2-.6 3-.6s2 .2 3 .6c.5-2 2-3.5 4.5-3.5 1.5 3-.2 5.8-2.5 6.5.6 1 .9 2 .9 3.2 0 3.5-3.5 6-4.9 9h-2c-1.4-3-4.9-5.5-4.9-9 0-1.2.3-2.2.9-3.2C4.7 8.8 3 6 4.5 3z'),
  eyes(2.7, 11.5, 1.3, glow),
  dark('M10.8 18.3h2.4l-.6 1.4h-1.2zM11 20.2h.7v1.5H11zm1.3 0h.7v1.5h-.7z'),
];

export const horned: readonly Part[] = [
  face('M2.5 1.5c0 4 1.5 6.3 4.3 7.2C8 7 9.8 6 12 6s4 1 5.2 2.7c2.8-.9 4.3-3.2 4.3-7.2 1.8 5 .8 8.7-2.7 10.5-.3 6-3 10-6.8 10s-6.5-4-6.8-10C1.7 10.2.7 6.5 2.5 1.5z'),
];

/** A helmet with a slit, between horns. */
export const helm: readonly Part[] = [...horned, dark('M6.8 11.5h10.4v1.8l-4 .7-.6 6h-1.2l-.6-6-4-.7z')];

/** A goat's long face between curled horns. */
export const goat: readonly Part[] = [
  face('M7 8C3.5 8 1 5.5 2.3 2.8 3.5 1 6 2 5.6 4c1 .8 2.6.8 4-.2.7-.5 1.5-.8 2.4-.8s1.7.3 2.4.8c1.4 1 3 1 4 .2C18 2 20.5 1 21.7 2.8 23 5.5 20.5 8 17 8l.3 3.5L15.5 18 12 22.5 8.5 18l-1.8-6.5z'),
  eyes(2.6, 10.3, 1.2, glow),
  dark('M10.5 17.5h3L12 19.3z'),
];

export const ogre: readonly Part[] = [
  face('M12 2.5c3.8 0 6 2.5 6.2 6 2 .8 3 2.5 2.8 5-.4 4.5-4 8-9 8s-8.6-3.5-9-8c-.2-2.5.8-4.2 2.8-5 .2-3.5 2.4-6 6.2-6z'),
  eyes(2.5, 9.5, 1.1),
  dark('M6.5 15.5c3.5-1.8 7.5-1.8 11 0-1 2.5-3 3.7-5.5 3.7s-4.5-1.2-5.5-3.7z'),
  mark('M8.3 14.8l.9 2.7 1-3zM15.7 14.8l-.9 2.7-1-3z'),
];

/** A long nose that hangs over the mouth. */
export const troll: readonly Part[] = [
  face('M8 2.5C11 1.5 15 2 16.5 5c1 2 .6 3.5 1.5 5.5 1 2 3 3 3 5.5 0 4-4 6-9 6s-9-1.5-9-6c0-3 2.5-3.5 3-6.5.4-3-.5-5.5 2-7z'),
  eyes(2.6, 8.3, 1.3, glow),
  dark('M9 15.5c.2-2.3 1.2-3.7 1.5-6h3c.3 2.3 1.3 3.7 1.5 6-.8 1.7-5.2 1.7-6 0zM6.5 18.2c3.7 1 7.3 1 11 0-1.5 2.5-9.5 2.5-11 0z'),
  face('M10 15c.3-1.8 1-3 1.2-5h1.6c.2 2 .9 3.2 1.2 5-.6 1-3.4 1-4 0z'),
];

export const ghost: readonly Part[] = [
  face('M12 1.5c4.7 0 7.5 3.5 7.5 8.5v12.5l-2.5-2-2.5 2.5-2.5-2.5-2.5 2.5L7 20.5l-2.5 2V10c0-5 2.8-8.5 7.5-8.5z'),
];

export function bat(y: number): Part {
  return face(
    `M12 ${y + 3}c.8 0 1.4.4 1.8 1L15 ${y + 2}l.5 2.6C18 ${y + 2} 21 ${y + 1.5} 23.5 ${y + 3}c-2 1.2-2.7 2.5-2.8 4.5-1.5-.8-2.8-.6-3.8.5-.7-.7-1.6-.8-2.5-.2L12 ${y + 10}l-2.4-2.2c-.9-.6-1.8-.5-2.5.2-1-1.1-2.3-1.3-3.8-.5C3.2 ${y + 5.5} 2.5 ${y + 4.2} .5 ${y + 3}c2.5-1.5 5.5-1 8 1.6L9 ${y + 2}l1.2 2c.4-.6 1-1 1.8-1z`,
  );
}

function legsFor(x: number, y: number, s: number): string {
  const side = (flip: number): string =>
    [
      [[0.8, -1.5], [4, -5.5], [5.5, -8]],
      [[1.2, -0.6], [6.5, -3.5], [9, -1.5]],
      [[1.2, 0.6], [6.5, 1.2], [9, 4.5]],
      [[0.8, 1.8], [4.5, 4.5], [5.5, 8.5]],
    ]
      .map((points) => limb(...points.map(([px, py]) => [x + flip * px! * s, y + py! * s] as const)))
      .join('');
  return side(1) + side(-1);
}

function round(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function spider(x: number, y: number, s: number): Part {
  return face(legsFor(x, y, s) + round(x, y + 2 * s, 3.4 * s) + round(x, y - 1.8 * s, 2.1 * s));
}
