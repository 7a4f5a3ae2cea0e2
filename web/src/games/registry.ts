/** The games that can be drawn: every folder here with a face. Any other game is played on the plain board. */
import { loadWordsOf } from '../lib/words.svelte';
import type { Face, GameFace, LoadedFace } from './face';
import { face as plain } from './plain/face';
import { usual } from './usual';

const files = import.meta.glob<GameFace>(['./*/face.ts', '!./plain/face.ts'], { eager: true, import: 'face' });
const faces = new Map(Object.entries(files).map(([path, face]) => [path.split('/')[1]!, whole(path.split('/')[1]!, face)]));

/** The games that have a folder of their own here. */
export const drawnGames: readonly string[] = [...faces.keys()];

/** How a game looks, whichever it is. */
export function faceOf(game: string): Face {
  let face = faces.get(game);
  if (!face) {
    face = whole(game, plain);
    faces.set(game, face);
  }
  return face;
}

/** The face with everything that its game leaves as usual; with the board come the words of the game. */
function whole(game: string, face: GameFace): Face {
  async function load(): Promise<LoadedFace> {
    const [drawn] = await Promise.all([face.load(), loadWordsOf(game)]);
    const preview = drawn.preview ?? (await import('./plain/PlainPreview.svelte')).default;
    return { Setup: null, ...drawn, preview };
  }
  const { campaign } = face;
  return { ...usual, ...face, load, campaign: campaign ? async () => (await Promise.all([campaign(), loadWordsOf(game)]))[0] : null };
}
