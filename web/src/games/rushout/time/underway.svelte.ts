/** One's own moves on their way: shown at once, held by the server for fairness, and true a moment later. */
import type * as RushOut from '../protocol';

/** Milliseconds for which a move that counts may wait for the view that shows it. */
const PATIENCE = 500;

interface Flying {
  answer: RushOut.Answer;
  /** The server has taken it; the next view shows it. */
  counts: boolean;
}

export class Underway {
  #flying: readonly Flying[] = $state.raw([]);

  /** Everything that is done here and not yet seen there. */
  readonly moves: readonly RushOut.Answer[] = $derived(this.#flying.map(({ answer }) => answer));

  constructor(readonly send: (answer: RushOut.Answer) => Promise<boolean>) {}

  /** A move is made. Moves count in the order in which they are sent, so none waits for another. */
  do(answer: RushOut.Answer): void {
    const one: Flying = { answer, counts: false };
    this.#flying = [...this.#flying, one];
    void this.send(answer).then((taken) => {
      if (!taken) {
        this.#drop(one);
        return;
      }
      one.counts = true;
      setTimeout(() => this.#drop(one), PATIENCE);
    });
  }

  /** A view has come: it shows all that counted before it. */
  see(): void {
    if (this.#flying.some(({ counts }) => counts)) this.#flying = this.#flying.filter(({ counts }) => !counts);
  }

  /** Everything was sent anew: nothing is on its way any more. */
  forget(): void {
    if (this.#flying.length > 0) this.#flying = [];
  }

  #drop(one: Flying): void {
    if (this.#flying.includes(one)) this.#flying = this.#flying.filter((other) => other !== one);
  }
}
