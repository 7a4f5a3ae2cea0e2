/** Pictures of kits and wares, drawn for a square of 24. */
import { dark, disc, face, glow, mark, type Part, type Stand } from '../figures/emblem';

const BAG = face('M4 7h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z');
const GRIP = face('M8 3h8v4h-2V5h-4v2H8z');

export const WARES: Readonly<Record<string, readonly Part[]>> = {
  med_kit: [BAG, GRIP, mark('M10.5 9.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z')],
  resting_kit: [face('M3 8h14v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5z'), dark('M5 10h10v2H5z'), mark('M17 9h2.5a2.5 2.5 0 0 1 0 8H17v-2h2a1 1 0 0 0 0-4h-2z'), glow('M6 2h1.5v4H6zM9.5 1H11v5H9.5zM13 2h1.5v4H13z')],
  curing_kit: [face('M9 2h6v5l5 11a2.5 2.5 0 0 1-2.5 4h-11A2.5 2.5 0 0 1 4 18L9 7z'), mark('M7.5 13h9l2 5a1 1 0 0 1-1 2h-11a1 1 0 0 1-1-2z'), glow(`${disc(10, 16.5, 1.2)}${disc(14, 17.5, 1)}`)],
  armour_plates: [face('M4 3l8 2 8-2v9c0 4.5-3 8-8 10-5-2-8-5.5-8-10z'), dark('M11.4 5h1.2v17h-1.2zM4 11h16v1.2H4z'), mark('M6 5.5l4 1v3.5H6zM14 6.5l4-1V10h-4z')],
  second_lung: [face('M10.8 2h2.4v8l6.5 4.5c1.5 3 1.8 5 1.3 7.5h-6c-1.5 0-1.8-1-1.8-2.5V15h-2.4v4.5c0 1.5-.3 2.5-1.8 2.5H3c-.5-2.5-.2-4.5 1.3-7.5l6.5-4.5z'), glow(`${disc(7, 18, 1.6)}${disc(17, 18, 1.6)}`)],
  skin_weave: [face('M12 2c5 0 8 3 8 8 0 6-4 10-8 12-4-2-8-6-8-12 0-5 3-8 8-8z'), dark('M4.5 8h15v1.4h-15zM5 13h14v1.4H5zM8 17.5h8v1.4H8zM8.5 3h1.4v17H8.5zM14.2 3h1.4v17h-1.4z'), mark(disc(12, 11.2, 2))],
  rapid_feed: [face('M2 8h4v9H2zM7.5 8h4v9h-4zM13 8h4v9h-4z'), mark('M2 8l2-5 2 5zM7.5 8l2-5 2 5zM13 8l2-5 2 5z'), glow('M17.5 10.5L23 13l-5.5 2.5z'), dark('M2 18.5h15V20H2z')],
  second_edge: [face('M3 21L17 3l4-1-1 4L6 22z'), mark('M21 21L7 3 3 2l1 4 14 16z'), dark('M8 14l2.5 2.5-1.5 1.5L6.5 15.5z')],
  hard_core: [face('M8 22V9c0-4 2-6 4-8 2 2 4 4 4 8v13z'), mark('M10.5 22V10c0-2 .7-3.5 1.5-4.5.8 1 1.5 2.5 1.5 4.5v12z'), dark('M8 17h8v1.5H8z')],
  long_barrel: [face('M1 9h20v5H1z'), dark('M3 10.8h18v1.4H3z'), mark('M21 8h2v7h-2zM2 14h5l1 5H4z')],
  scope: [face('M3 8h18v7H3z'), dark('M5 9.5h14v4H5z'), mark('M1 6h4v11H1zM19 7h4v9h-4zM9 15h2v4H9zM13 15h2v4h-2z'), glow(disc(12, 11.5, 1.6))],
  jump_jets: [face('M5 2h5v12H5zM14 2h5v12h-5z'), dark('M10 5h4v5h-4z'), mark('M5 14h5l1 3H4zM14 14h5l1 3h-7z'), glow('M5 17.5h5L7.5 23zM14 17.5h5L16.5 23z')],
  grip_soles: [face('M7 2c3 0 4 3 4 6s-1 5-1 7c0 3 1 4 1 6H4c0-2 1-4 0-7S3 8 3 6s1-4 4-4z'), mark('M17 2c3 0 4 2 4 4s0 5-1 8 0 5 0 7h-7c0-2 1-3 1-6 0-2-1-4-1-7s1-6 4-6z'), dark('M4 7h6v1.4H4zM4.5 11H10v1.4H4.5zM14 7h6v1.4h-6zM14 11h6v1.4h-6z')],
  grey_cloak: [face('M12 2c3 0 5 2 5 5 3 4 5 9 5 15H2c0-6 2-11 5-15 0-3 2-5 5-5z'), dark('M12 5c1.8 0 3 1.5 3 3.5 0 2.2-1.3 4-3 4s-3-1.8-3-4C9 6.5 10.2 5 12 5z'), mark('M11.3 13h1.4v9h-1.4z'), glow('M10 8.5h1.5v1H10zM12.5 8.5H14v1h-1.5z')],
};

export const STAND: Stand = { ground: '#16232e', rim: '#5fb4cf', face: '#dbe6ee', mark: '#ffb45c', glow: '#8fe3ff' };
/** What a pack has brought along and nobody has drawn. */
const STRANGE: readonly Part[] = [face('M3 6h18v13H3z'), dark('M5 8h14v9H5z'), glow(disc(12, 12.5, 2.5))];

export function wareParts(id: string): readonly Part[] {
  return WARES[id] ?? STRANGE;
}
