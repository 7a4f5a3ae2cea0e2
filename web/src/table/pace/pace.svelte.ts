/** How fast a person wants to see what others do. It is theirs alone, and kept in this browser. */
import { keep, kept } from '../../lib/kept';
import type { Line } from '../../lib/protocol';
import { plain } from '../../ui/marked';

/** At once, quickly, calmly, calmly with a stop at whatever hits oneself, or one step for every click. */
export const PACES = ['now', 'quick', 'calm', 'hits', 'click'] as const;
export type Pace = (typeof PACES)[number];

const KEPT = 'pace';
/** Who sits here for the first time wants to understand what happens. */
const USUAL: Pace = 'calm';
/** Milliseconds: to look at it, to read each letter of it, and never more than. */
const TIMES: Record<'quick' | 'calm', { look: number; letter: number; most: number }> = {
  quick: { look: 350, letter: 8, most: 1600 },
  calm: { look: 900, letter: 26, most: 6000 },
};
/** What hits oneself is looked at for longer. */
const HIT = 1.6;
/** A big moment stays for as long as its banner. */
export const BIG = 2200;

class PaceSetting {
  #pace = $state<Pace>(PACES.find((pace) => pace === kept(KEPT)) ?? USUAL);

  get current(): Pace {
    return this.#pace;
  }
  set current(pace: Pace) {
    this.#pace = pace;
    keep(KEPT, pace);
  }

  /** The next one, around and around. */
  turn(): Pace {
    this.current = PACES[(PACES.indexOf(this.#pace) + 1) % PACES.length]!;
    return this.current;
  }
}

export const pace = new PaceSetting();

/** How long a step is shown, in milliseconds; Infinity: until somebody clicks on. */
export function dwell(at: Pace, lines: readonly Line[], { hits, big }: { hits: boolean; big: boolean }): number {
  if (at === 'now' || lines.length === 0) return 0;
  if (at === 'click' || (at === 'hits' && hits)) return Infinity;
  const { look, letter, most } = TIMES[at === 'quick' ? 'quick' : 'calm'];
  const letters = lines.reduce((sum, line) => sum + plain(line.text).length, 0);
  const read = Math.min(look + letter * letters, most) * (hits ? HIT : 1);
  return big ? Math.max(read, BIG) : read;
}
