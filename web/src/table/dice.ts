/** Dice as they can be drawn: what a line of the log tells of them, and what faces a kind of die has. */
import type { DieInfo, FaceInfo, Line } from '../lib/protocol';

export interface DrawnDie {
  /** A number, or a word of the game. */
  face: string;
  /** The face as a person reads it. */
  label: string;
  colour: string;
  /** How many of the faces show this, and how many there are; nothing where the kind is unknown. */
  share?: { n: number; of: number };
}

const COLOURS = ['ivory', 'white', 'red', 'black', 'blue', 'green', 'yellow'] as const;
const ROLLED = new Set(['kernel.rolled', 'kernel.rolled-by']);
const THREW = 'kernel.threw';

/** The dice that a line tells of; none where it tells of something else. */
export function diceIn(line: Line, kinds: readonly DieInfo[]): DrawnDie[] {
  const { result, dice, faces } = line.args;
  if (ROLLED.has(line.key) && typeof result === 'number') return [drawn('d6', String(result), kinds)];
  if (line.key !== THREW || !Array.isArray(dice) || !Array.isArray(faces)) return [];
  return faces.map((face: unknown, i) => drawn(String(dice[i]), String(face), kinds));
}

/** The faces of a kind of die, in the order of their numbers. A kind that nobody has described shows numbers. */
export function facesOf(kind: string, sides: number, kinds: readonly DieInfo[]): FaceInfo[] {
  const known = kinds.find((die) => die.kind === kind)?.faces;
  if (known !== undefined && known.length === sides) return known;
  return Array.from({ length: sides }, (_, i) => ({ face: String(i + 1), label: String(i + 1) }));
}

/** A colour that there is a die in. */
export function colourOf(kind: string, kinds: readonly DieInfo[]): string {
  const wanted = kinds.find((die) => die.kind === kind)?.colour;
  return COLOURS.find((colour) => colour === wanted) ?? COLOURS[0];
}

function drawn(kind: string, face: string, kinds: readonly DieInfo[]): DrawnDie {
  const faces = kinds.find((die) => die.kind === kind)?.faces ?? [];
  const same = faces.filter((one) => one.face === face);
  const share = same.length > 0 ? { share: { n: same.length, of: faces.length } } : {};
  return { face, label: same[0]?.label ?? face, colour: colourOf(kind, kinds), ...share };
}
