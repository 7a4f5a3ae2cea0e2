/** What was foreseen so far. As long as the same is asked at the same table the same answer is tried only once. */
import type { Forecast } from '../../lib/protocol';

export class Forecasts {
  #offer = '';
  readonly #found = new Map<string, Promise<Forecast>>();

  constructor(private readonly ask: (answer: unknown) => Promise<Forecast>) {}

  /** What would follow from an answer to an offer: the question and the view it was made for. */
  of(offer: string, answer: unknown): Promise<Forecast> {
    if (offer !== this.#offer) {
      this.#offer = offer;
      this.#found.clear();
    }
    const key = JSON.stringify(answer);
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const coming = this.ask(answer);
    this.#found.set(key, coming);
    // What could not be had may be had the next time.
    coming.catch(() => {
      if (this.#found.get(key) === coming) this.#found.delete(key);
    });
    return coming;
  }
}
