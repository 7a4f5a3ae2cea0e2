/** What would follow from what somebody points at: asked of the server when the pointer comes to rest for a moment. */
import type { Forecast } from '../../../lib/protocol';
import type { Answer } from '../choosing/offers';

/** Milliseconds; faster than that nobody looks. */
const MOMENT = 80;

type Asks = ((answer: unknown) => Promise<Forecast>) | undefined;

export class Ahead {
  #found = $state.raw<{ key: string; forecast: Forecast } | null>(null);
  #wanted = $state.raw('');

  /** Of what is pointed at now; null: it is not known yet. */
  get forecast(): Forecast | null {
    return this.#found !== null && this.#found.key === this.#wanted ? this.#found.forecast : null;
  }

  /** Follows what is wanted as long as the component lives that calls this; `offer` is the number of the question. */
  follow(wanted: () => Answer | null, asks: () => Asks, offer: () => number | undefined): void {
    $effect(() => {
      const answer = wanted();
      const ask = asks();
      const key = answer === null ? '' : `${offer()} ${JSON.stringify(answer)}`;
      this.#wanted = key;
      if (answer === null || ask === undefined) return;
      const timer = setTimeout(() => {
        // What cannot be foreseen is not drawn; whoever does it all the same is told what stands in the way.
        ask(answer).then(
          (forecast) => {
            if (this.#wanted === key) this.#found = { key, forecast };
          },
          () => undefined,
        );
      }, MOMENT);
      return () => clearTimeout(timer);
    });
  }
}
