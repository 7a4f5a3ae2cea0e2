/** Faces of dice that a game draws instead of writing them; known to every die below the component that says so. */
import { getContext, setContext } from 'svelte';

const HERE = Symbol('faces of dice');

type Signs = Readonly<Record<string, string>>;

export function showFaces(signs: () => Signs): void {
  setContext(HERE, signs);
}

/** The drawing of a face, for a square of 24; nothing: it is written. */
export function faceSigns(): (face: string) => string | undefined {
  const signs = getContext<(() => Signs) | undefined>(HERE);
  return (face) => signs?.()[face];
}
