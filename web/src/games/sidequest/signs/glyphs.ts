/** Small signs of the table, drawn on a field of 24 by 24. Emblems of cards come from elsewhere. */
export const glyphs = {
  sword: 'M19 3h2v2l-9.5 9.5 1.8 1.8-1.4 1.4-2.2-2.2-3.3 3.3.8.8-1.4 1.4-3.5-3.5 1.4-1.4.8.8 3.3-3.3-2.2-2.2L7 10l1.8 1.8z',
  shield: 'M12 2l8 3v6c0 5-3.4 9.3-8 11-4.6-1.7-8-6-8-11V5z',
  armor: 'M7 3l2 2c1 1 5 1 6 0l2-2 4 3-2 5v10H5V11L3 6z',
  paw: 'M12 12c3 0 6 3 6 6 0 2-1.5 3-3 3-1.2 0-2-.6-3-.6s-1.8.6-3 .6c-1.5 0-3-1-3-3 0-3 3-6 6-6zM5 8a2 2.5 0 1 0 .01 0zM9.5 3.5a2 2.5 0 1 0 .01 0zM14.5 3.5a2 2.5 0 1 0 .01 0zM19 8a2 2.5 0 1 0 .01 0z',
  skull: 'M12 2a9 9 0 0 0-9 9c0 3.3 1.8 5.5 4 7v3h2v-2h2v2h2v-2h2v2h2v-3c2.2-1.5 4-3.7 4-7a9 9 0 0 0-9-9zM8.5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  crown: 'M3 18h18v3H3zM3 16L2 6l5.5 4L12 3l4.5 7L22 6l-1 10z',
  star: 'M12 1l2.5 8.5L23 12l-8.5 2.5L12 23l-2.5-8.5L1 12l8.5-2.5z',
  bolt: 'M14 1L4 14h6l-1 9L20 9h-7z',
  hourglass: 'M5 2h14v3c0 3.5-3 5.5-4.5 7 1.5 1.5 4.5 3.5 4.5 7v3H5v-3c0-3.5 3-5.5 4.5-7C8 10.5 5 8.5 5 5z',
  globe: 'M12 2a10 10 0 1 0 .01 0zM12 4c2 0 3.5 3.5 3.5 8s-1.5 8-3.5 8-3.5-3.5-3.5-8S10 4 12 4z',
  compass: 'M12 2a10 10 0 1 0 .01 0zM16.5 7.5l-3 6-6 3 3-6z',
  link: 'M8 7h3v2.5H8a2.5 2.5 0 0 0 0 5h3V17H8A5 5 0 0 1 8 7zm5 0h3a5 5 0 0 1 0 10h-3v-2.5h3a2.5 2.5 0 0 0 0-5h-3zM9 11h6v2H9z',
  flame: 'M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-2.5 1.2-4 2.5-5.5.3 1.7 1 2.5 2 3C10 8 11 5 12 2z',
  lock: 'M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z',
  sprout: 'M11 21v-8C6 13 3 10 3 5c5 0 8 2.5 8.9 6C12.5 8.5 15 6 21 6c0 5-3 8-8 8v7z',
  eye: 'M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  veil: 'M2 12s4-7 10-7c1.5 0 2.9.4 4.1 1L19 3l1.5 1.5-16 16L3 19l3-3c-2.5-1.8-4-4-4-4zm6.2 1.9 5.7-5.7A4 4 0 0 0 8.2 13.9zM19 8.6c1.9 1.7 3 3.4 3 3.4s-4 7-10 7c-.9 0-1.7-.1-2.5-.4l2.6-2.6A4 4 0 0 0 16 12z',
  heart: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z',
  crystal: 'M12 1l9 9-9 13-9-13z',
  weight: 'M8.5 7a3.5 3.5 0 1 1 7 0H18l3 14H3L6 7zm2 0h3a1.5 1.5 0 0 0-3 0z',
  horns: 'M5 2c0 4 1 6 3 7a7 7 0 1 0 8 0c2-1 3-3 3-7-2 3-4 4-7 4s-5-1-7-4z',
  helm: 'M12 3a8 8 0 0 0-8 8v8h5v-5H8v-3h8v3h-1v5h5v-8a8 8 0 0 0-8-8z',
  glove: 'M8 11V4.5a1.5 1.5 0 0 1 3 0V10h.5V3a1.5 1.5 0 0 1 3 0v7h.5V5a1.5 1.5 0 0 1 3 0v9a7 7 0 0 1-7 7c-3 0-4.5-1.5-6-4l-2.5-4.5c-.6-1.1 1-2.2 2-1.2L8 13.5z',
  ring: 'M12 9a6.5 6.5 0 1 0 .01 0zm0 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9 2h6l2 3-5 3-5-3z',
  lamp: 'M9 18h6v2H9zM10 21h4v1.5h-4zM12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2z',
  prize: 'M5 3h14v4c0 3-2 5.5-4.5 6-.5 1.5-1 2-1 4h3v4h-9v-4h3c0-2-.5-2.5-1-4C7 12.5 5 10 5 7zM2 5h2v3H2zm18 0h2v3h-2z',
  cards: 'M3 5h11v15H3zm13 1l5 1.5-4 13-1-.3z',
  check: 'M9 16.5L4.5 12 3 13.5l6 6L21 7.5 19.5 6z',
} as const;

export type GlyphName = keyof typeof glyphs;

/** The sign of each type of card: a type is told by it and by the shape of its picture, not by colour alone. */
export const signOfType: Readonly<Record<string, GlyphName>> = {
  creature: 'paw',
  gm_creature: 'skull',
  boss: 'crown',
  weapon: 'sword',
  armor: 'armor',
  series: 'link',
  sorcery: 'star',
  instant: 'bolt',
  lasting: 'hourglass',
  gm_sorcery: 'star',
  gm_instant: 'bolt',
  gm_lasting: 'hourglass',
  world: 'globe',
  discovery_event: 'compass',
  discovery_creature: 'compass',
};

export const signOfResource: Readonly<Record<string, GlyphName>> = { int: 'crystal', str: 'weight', bp: 'horns' };

export const signOfSlot: Readonly<Record<string, GlyphName>> = {
  hand: 'glove',
  head: 'helm',
  body: 'armor',
  accessory: 'ring',
};
