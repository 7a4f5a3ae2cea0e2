/** The face of a game that has none of its own: everything is as usual, and the board is the view in words. */
import type { GameFace } from '../face';

export const face: GameFace = {
  load: async () => ({ Board: (await import('./PlainBoard.svelte')).default }),
};
