/** What somebody's own dice show, told die by die. */
import type { Pool, PromptInfo } from '../lib/protocol';

const ROLL = 'kernel.roll';
/** The house rolls for whoever has no dice at hand. */
export const HOUSE_ROLLS = { move: 'rolled', faces: [] } as const;

/** The dice that a prompt asks for; null where it asks for something else. */
export function poolOf(prompt: PromptInfo | null): Pool | null {
  return prompt?.question === ROLL && prompt.domain?.domain === 'pool' ? prompt.domain : null;
}

export class OwnRoll {
  /** The number of each face, counted from 1; null where it has not been told yet. */
  faces: (number | null)[] = $state.raw([]);
  /** The die that the next number key tells: the first that nothing is known of, else the last that was told. */
  at = $state(0);
  readonly complete: boolean = $derived(this.faces.every((face) => face !== null));

  constructor(readonly pool: Pool) {
    this.faces = pool.dice.map(() => null);
  }

  /** What the answer says. */
  get answer(): { move: string; faces: number[] } {
    return { move: 'rolled', faces: this.faces.map((face) => face ?? 0) };
  }

  set(die: number, face: number): void {
    if (face > (this.pool.sides[die] ?? 0)) return;
    this.faces = this.faces.map((before, i) => (i === die ? face : before));
    const next = this.faces.indexOf(null);
    this.at = next >= 0 ? next : die;
  }

  /** A number key tells what the next die shows. */
  press(face: number): void {
    this.set(this.at, face);
  }
}
