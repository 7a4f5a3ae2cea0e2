/** The drawings of the game, for a square of 24. Each has a shape of its own, so that no colour is needed to tell them. */

export interface Drawing {
  path: string;
  /** A line instead of a shape. */
  line?: boolean;
}

export const SYMBOLS = {
  fire: { path: 'M12.6 1.8c.9 4.4 5.6 6.4 5.6 12a6.2 6.2 0 0 1-12.4 0c0-3 1.7-4.3 2.3-6.7 1.3 1 1.9 2.5 2.1 4C12.2 9.4 13.3 5.6 12.6 1.800zM12 13.500c-1.8 2-2.4 3-2.4 4.200a2.4 2.4 0 0 0 4.8 0c0-1.2-.6-2.2-2.4-4.200z' },
  sword: { path: 'M21.3 2.700l-1 5-9.3 9.3-4-4 9.3-9.300zM5.4 11.800l6.8 6.8-1.6 1.6-2-2-3.5 3.500a1.4 1.4 0 0 1-2.8-2.800l3.5-3.5-2-2z' },
  footprint: { path: 'M9.2 2.200c3.2 0 5 2.8 4.5 6.7-.3 2.3-1.3 3.5-1.4 5.300H6.900C6.8 11.5 4.8 9.8 4.8 6.700c0-2.7 1.9-4.5 4.4-4.500zM7 16h5.300c.4 3.4-.5 6-2.6 6S6.8 19.4 7 16zM17.2 8.500a1.7 2.2 0 1 0 .01 0zM19 13.200a1.5 2 0 1 0 .01 0z' },
  key: { path: 'M8 2.500a5.5 5.5 0 0 1 5 7.700l8.5 8.500v3h-4v-2.300h-2.300v-2.300h-2.300l-3-3A5.5 5.5 0 1 1 8 2.500zM7 5.300a1.9 1.9 0 1 0 .01 0z' },
  heart: { path: 'M12 21.300C4.3 15.7 2 12.2 2 8.600a5.2 5.2 0 0 1 10-2.1 5.2 5.2 0 0 1 10 2.100c0 3.6-2.3 7.1-10 12.700z' },
  star: { path: 'M12 1.800l3 6.5 7.1.8-5.3 4.8 1.5 7L12 17.400l-6.3 3.5 1.5-7L1.9 9.1 9 8.300z' },
  plant: { path: 'M21 3C9.5 2.5 3.5 9 4.5 17L2.5 20.500l1.7 1 2-3.400C15 20.5 21.5 14.5 21 3zM17 7c-4 2.3-7.5 5.3-10.3 9.300l-.6-.4C8.6 11.7 12.3 8.8 17 7z' },
  water: { path: 'M12 1.800c4.3 5.6 7 9 7 12.700a7 7 0 0 1-14 0c0-3.7 2.7-7.1 7-12.700zM8 14.200c-.2 3 1.7 5 4.3 5.100v-1.700c-1.6-.1-2.7-1.4-2.6-3.400z' },
  air: { path: 'M2.5 9h10.800a3.2 3.2 0 1 0-3.2-3.200M2.5 13h15.300a3.2 3.2 0 1 1-3.2 3.200M2.5 17h6.300a2.4 2.4 0 1 1-2.4 2.4', line: true },
  lightning: { path: 'M14.5 1.500L4.5 13.700h6L8.5 22.500l11-13.300h-6.200z' },
  any: { path: 'M12 2l2.5 4.500L19 4l-1.5 5 5 2-4.7 2.5 2 4.8-5-1.300L12 22l-2.8-5-5 1.3 2-4.800L1.5 11l5-2L5 4l4.5 2.500z' },
} as const satisfies Record<string, Drawing>;

/** What stands on the table besides symbols: kinds of cards, markers, the dragon. */
export const SIGNS = {
  standard: { path: 'M5 3h14v18H5zM8 7h8v2H8zM8 11h8v2H8zM8 15h5v2H8z' },
  coin: { path: 'M12 2a10 10 0 1 0 .01 0zM12 4.500a7.5 7.5 0 1 1-.01 0zM10 8h4a2 2 0 0 1 2 2h-2v-.3h-3.500v1.200L14 11.300a2.3 2.3 0 0 1 2 2.300V14a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2h2v.3h3.800v-1.100l-3.5-.5A2.3 2.3 0 0 1 8 10.500V10a2 2 0 0 1 2-2z' },
  conflict: { path: 'M3 2l8 8-1.5 1.500L2 4zM22 4l-9.5 9.5 4 4-1.5 1.5-4-4-6 6L3 19l6-6L20 2zM14 15l6 6-1.5 1.5-6-6z' },
  confusion: { path: 'M12 3a9 9 0 1 0 9 9M12 7a5 5 0 1 0 5 5M12 11v1', line: true },
  summoning: { path: 'M5 2c3 5 3 9 1 14M12 2c2 6 2 11 0 18M19 2c-2 5-2 9 0 14', line: true },
  dragon: { path: 'M2.5 22.5C2 14 5 8.5 9.5 6.5L6 1l7 4 1-3.5 3 4.5c3 .8 5.2 3 6 6.5l-2 .3-.8 2.5-1.7-1.7-1.3 2.5-1.7-2.2c-1 .7-2.3 1-3.5.8 2 2.3 5 3.3 8 2.8-2 2.6-5.7 3.6-9 2.3.2 1.2.8 2.2 1.8 3zM14.5 8l3 1.2-2.7 1z' },
  weakness: { path: 'M12 2l9 3v6c0 6-4 9-9 11-5-2-9-5-9-11V5zM13 5l-3.5 6h3L10 18l6-8.500h-3z' },
  curse: { path: 'M1.5 12C4.5 7 8 4.5 12 4.500S19.5 7 22.5 12C19.5 17 16 19.5 12 19.500S4.5 17 1.5 12zM12 7.500a4.5 4.5 0 1 0 .01 0zM12 10a2 2 0 1 1-.01 0z' },
  doom: { path: 'M12 2c-5.5 0-9 3.6-9 8.3 0 2.8 1.2 5 3.5 6.200V21h11v-4.500c2.3-1.2 3.5-3.4 3.5-6.200C21 5.6 17.5 2 12 2zM8.5 9a2 2 0 1 1-.01 0zM15.5 9a2 2 0 1 1-.01 0zM12 13.500l1.5 2.500h-3z' },
  drain: { path: 'M6 2h12v3.500L13.5 12 18 18.500V22H6v-3.500L10.5 12 6 5.500z' },
  equipment: { path: 'M8 2h8l2 6v13H6V8zM9.5 4l-1 4h7l-1-4zM9 12h6v5H9z' },
  scroll: { path: 'M6 2h13v15a4 4 0 0 1-4 5H5a3 3 0 0 1-3-3v-1h4zM9 6h7v2H9zM9 10h7v2H9zM4.5 19.500h8.200a4 4 0 0 1-.6-1.300H4z' },
  soul: { path: 'M12 2a7 7 0 0 0-7 7v13l2.5-2 2.2 2 2.3-2 2.3 2 2.2-2 2.5 2V9a7 7 0 0 0-7-7zM9.5 8.500a1.5 1.5 0 1 1-.01 0zM14.5 8.500a1.5 1.5 0 1 1-.01 0z' },
  trophy: { path: 'M7 2h10v2h4v3c0 3-2 5-4.5 5.300A5 5 0 0 1 13 15v3h4v3H7v-3h4v-3a5 5 0 0 1-3.5-2.700C5 12 3 10 3 7V4h4zM5 6c0 2 .7 3.4 2 4V6zM19 6h-2v4c1.3-.6 2-2 2-4z' },
  swirl: { path: 'M12 12a1.5 1.5 0 1 1 1.5 1.5 4 4 0 1 1 2.5-4.5 6.5 6.5 0 1 0-3 8.5 9 9 0 1 0-8-1', line: true },
  hands: { path: 'M7 21l-4-7a1.6 1.6 0 0 1 2.7-1.600L7 14V5a1.5 1.5 0 0 1 3 0v6-8a1.5 1.5 0 0 1 3 0v8-6a1.5 1.5 0 0 1 3 0v7-4a1.5 1.5 0 0 1 3 0v7a7 7 0 0 1-7 6z' },
  wizard: { path: 'M13 1.500L5 16h14L15.5 8l2-2.500zM2.5 17.500h19v3h-19z' },
  experience: { path: 'M12 1.500l3 7.500h7l-5.5 5 2 8L12 17.5 5.5 22l2-8L2 9h7z' },
} as const satisfies Record<string, Drawing>;

export type SymbolName = keyof typeof SYMBOLS;
export type SignName = keyof typeof SIGNS;

export function drawingOf(name: string): Drawing {
  return SYMBOLS[name as SymbolName] ?? SIGNS[name as SignName] ?? SYMBOLS.any;
}
