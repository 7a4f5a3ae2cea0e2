/** The five heroes, by what they carry rather than by their faces: a sword, a bow, an axe, a staff, a burning blade. */
import { dark, face, glow, mark, type Part } from './emblem';

export const HEROES: Readonly<Record<string, readonly Part[]>> = {
  // A wild mane, a band round the brow, a great sword behind the shoulder.
  barbarian: [
    mark('M19.5.8l1.7 1.7-1 2.6-6 6-1.8-1.8 6-6zM4.5 21.2L2.8 19.5l3-3 1.7 1.7z'),
    face('M12 3.2c4.3 0 6.8 2.7 6.8 6.6 0 2.2-.5 4.5-.2 7.2-1.3-.4-2-1-2.5-1.8-.6 3.3-2 5.8-4.1 5.8s-3.5-2.5-4.1-5.8c-.5.8-1.2 1.4-2.5 1.8.3-2.7-.2-5-.2-7.2 0-3.9 2.5-6.6 6.8-6.6z'),
    mark('M5.6 7.8h12.8v1.7H5.6z'),
    dark('M8.2 11.3h2.6v1.5H8.2zm5 0h2.6v1.5h-2.6zM9.5 16.5h5L12 18.6z'),
  ],
  // A narrow face, long ears, a bow.
  elf: [
    mark('M4.2 1.5c5 5.5 5 15.5 0 21l-1-.6c4-5.7 4-14.1 0-19.8zM4 2.3v19.4h.7V2.3z'),
    face('M12.5 3c3.3 0 5.2 2.2 5.3 5.4L22.5 6c-.3 3-2 5-4.7 6-.5 4.5-2.3 8.5-5.3 8.5S7.7 16.5 7.2 12C5.9 11.5 5 10.7 4.4 9.7l3-.3C7.6 5.5 9.4 3 12.5 3z'),
    dark('M9.3 10.5c1.2-.4 2.1-.1 2.6.9-1.2.5-2.1.2-2.6-.9zm6.4 0c-1.2-.4-2.1-.1-2.6.9 1.2.5 2.1.2 2.6-.9zM11 16h3l-1.5 1.3z'),
    mark('M8.3 6.5c2-2 6.4-2 8.4 0l-1 1c-1.7-1.4-4.7-1.4-6.4 0z'),
  ],
  // A helmet, a broad nose, a beard in two braids.
  dwarf: [
    face('M4.5 9.5C4.5 5 7.5 2 12 2s7.5 3 7.5 7.5v4.5c0 3-1.5 4.5-2.5 8l-2-2.5-3 3-3-3L7 22c-1-3.5-2.5-5-2.5-8z'),
    mark('M3.5 9.5C3.5 4.5 7 1 12 1s8.5 3.5 8.5 8.5h-2.3C17 8.3 15 7.7 12 7.7s-5 .6-6.2 1.8zM11.2 1h1.6v7h-1.6z'),
    dark('M7.8 10.5h2.7v1.5H7.8zm5.7 0h2.7v1.5h-2.7zM8 15.5c2.5-1.4 5.5-1.4 8 0-1.5.2-2.5.8-4 .8s-2.5-.6-4-.8zM10 18l1 2.5-1.3 1zm4 0l-1 2.5 1.3 1z'),
    face('M10.7 12h2.6l.7 2.8h-4z'),
  ],
  // A pointed hat, a long beard, a star.
  wizard: [
    mark('M13 .5c1.5 4 3 7.5 5.5 10.5h-13C8 8.5 10.5 5 13 .5zM3 11h18v2H3z'),
    face('M6.5 13h11c0 2-.5 3.3-1.3 4.3L12 23.5l-4.2-6.2C7 16.3 6.5 15 6.5 13z'),
    dark('M8.5 13.8h2.4v1.3H8.5zm4.6 0h2.4v1.3h-2.4zM10 17.5h4L12 21z'),
    glow('M12.3 5l.8 2 2.1.1-1.6 1.3.5 2-1.8-1.1-1.8 1.1.5-2-1.6-1.3 2.1-.1z'),
  ],
  // A closed helm with a slit, and a flame above the blade.
  battle_mage: [
    mark('M3.3 9h1.6v9.5h1.6V20H4.9v2.5H3.3V20H1.7v-1.5h1.6z'),
    glow('M4.3 1c.4 2 3 3 3 5.6A3 3 0 0 1 4.2 9.6 3 3 0 0 1 1 6.5c0-1.2.6-2 1.2-2.7.2.8.5 1.2 1 1.4C3.1 3.7 3.5 2.2 4.3 1z'),
    face('M14.5 2.5c4.5 0 7.5 3 7.5 7.5 0 5-2.5 10-7.5 12C9.5 20 7 15 7 10c0-4.5 3-7.5 7.5-7.5z'),
    dark('M8.5 9.5h12v2.2l-4.5.8-1 7h-1l-1-7-4.5-.8z'),
    mark('M13.7 2.5h1.6v6h-1.6z'),
  ],
};
