/** The heroes: an emblem and a colour for each class. */
import { dark, disc, face, glow, mark, type Part, type Stand } from './emblem';

export const HEROES: Readonly<Record<string, readonly Part[]>> = {
  pilot: [face('M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z'), dark(disc(12, 12, 3.2)), glow(disc(12, 12, 1.7)), mark('M4 4l4 2.2L6.2 8zM20 4l-4 2.2L17.8 8zM4 20l4-2.2L6.2 16zM20 20l-4-2.2 1.8-1.8z')],
  breaker: [face('M4 3h16v8H4z'), dark('M6.5 5.5h3v3h-3zM14.5 5.5h3v3h-3z'), mark('M10.3 11h3.4v11.5h-3.4z'), glow('M11.2 5h1.6v4h-1.6z')],
  longeye: [face('M12 4.5C6 4.5 1.5 12 1.5 12S6 19.5 12 19.5 22.5 12 22.5 12 18 4.5 12 4.5z'), dark(disc(12, 12, 5)), mark('M11.3 5h1.4v14h-1.4zM5 11.3h14v1.4H5z'), glow(disc(12, 12, 1.8))],
  bulwark: [face('M3.5 2.5h17v10c0 4.5-3.3 7.7-8.5 10-5.2-2.3-8.5-5.5-8.5-10z'), dark('M6 5h12v7.3c0 3-2 5.2-6 7.2-4-2-6-4.2-6-7.2z'), mark('M10.6 5h2.8v14.3l-1.4.7-1.4-.7zM6 9h12v2.6H6z'), glow(disc(12, 10.3, 1.7))],
  shade: [face('M3 3c7 1 11 6 12.5 12l-2.3 2.3C7.5 15.5 3 10.5 3 3zM21 3c0 7.5-4.5 12.5-10.2 14.3L8.5 15C10 9 14 4 21 3z'), mark('M14 16.5l2-2 5 5-2.5 2.5zM10 16.5l-2-2-5 5L5.5 22z'), dark('M5 5c4 1.8 7 5 8 8.5C9 11.5 6.2 8.7 5 5z')],
  mender: [face('M9 2h6v7h7v6h-7v7H9v-7H2V9h7z'), dark('M12 17c-3-2.3-4.8-4-4.8-6.2a2.5 2.5 0 0 1 4.8-1 2.5 2.5 0 0 1 4.8 1c0 2.2-1.8 3.9-4.8 6.2z'), glow('M12 15.2c-2-1.6-3.3-2.9-3.3-4.3a1.5 1.5 0 0 1 3.3-.6 1.5 1.5 0 0 1 3.3.6c0 1.4-1.3 2.7-3.3 4.3z')],
  machinist: [face('M10 1.5h4l.6 3 2.4 1 2.6-1.7 2.7 2.7-1.7 2.7 1 2.3 3 .6v.3l-3 3.6.1.3 1.6 2.6-2.8 2.8-2.7-1.7-2.3 1-.6 3h-4l-.6-3-2.4-1-2.6 1.7-2.8-2.8 1.7-2.6-1-2.4-3-.5v-3.8l3-.6 1-2.3-1.7-2.7 2.7-2.7L7 5.5l2.4-1z'), dark(disc(12, 12.2, 4.6)), mark('M10.8 8h2.4v3h3v2.4h-3v3h-2.4v-3h-3V11h3z')],
  listener: [face('M7.5 1.5h2.6v9a1.9 1.9 0 0 0 3.8 0v-9h2.6v9c0 2-1.3 3.7-3.2 4.3v7.7h-2.6v-7.7c-1.9-.6-3.2-2.3-3.2-4.3z'), mark('M4.5 3.5C1.8 7 1.8 11 4.5 14.5l1.6-1.2c-2-2.9-2-5.7 0-8.6zM19.5 3.5c2.7 3.5 2.7 7.5 0 11l-1.6-1.2c2-2.9 2-5.7 0-8.6z'), glow(disc(12, 18.5, 1.2))],
  wayfinder: [face('M12 1l7 21-7-4.5L5 22z'), dark('M12 6l3.7 11.3L12 15z'), mark('M1.5 8.5l4-1.5-1.8 3.8zM22.5 8.5l-4-1.5 1.8 3.8z')],
  leaper: [face('M12 1.5l5 6h-2.7v6.5h-4.6V7.5H7z'), mark('M8.5 9C4 9 1.5 12 1 17.5c2.5-2.3 5-3 7.5-2.3zM15.5 9c4.5 0 7 3 7.5 8.5-2.5-2.3-5-3-7.5-2.3z'), glow('M9.7 15.5h4.6L12 23z')],
};

/** Each class has a hue of its own, and all of them a light rim: that is how heroes are told from enemies. */
const HUES: Readonly<Record<string, number>> = {
  pilot: 212, breaker: 12, longeye: 150, bulwark: 38, shade: 275, mender: 340, machinist: 28, listener: 240, wayfinder: 95, leaper: 190,
};

export function heroStand(kind: string): Stand {
  const hue = HUES[kind] ?? 212;
  return { ground: `hsl(${hue} 58% 30%)`, rim: `hsl(${hue} 88% 74%)`, face: '#fff', mark: `hsl(${hue} 95% 82%)`, glow: '#fff2b8' };
}

export function heroParts(kind: string): readonly Part[] {
  return HEROES[kind] ?? HEROES['pilot']!;
}
