/** The look back at a game that is over: asked for, waited for, and told anew in another language. */
import { get, post, wordsFor } from '../lib/api';
import type { LookBack } from '../lib/protocol';

/** Milliseconds after which it is asked again how far it is. */
export const EVERY = 1_000;
/** A server that has begun anew has forgotten it; so often it is asked for once more. */
const MOST_TIMES = 3;

export class LookingBack {
  found: LookBack | null = $state.raw(null);
  /** What went wrong, in words. */
  trouble = $state('');
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly busy: boolean = $derived(this.found?.status === 'waiting' || this.found?.status === 'thinking');

  constructor(readonly table: string) {}

  /** What is there already. */
  look = (): Promise<void> => this.#take(get<LookBack>(this.#address));

  /** It is to be thought out. */
  begin = (): Promise<void> => {
    this.#asked += 1;
    return this.#take(post<LookBack>(this.#address));
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #address(): string {
    return `/api/tables/${encodeURIComponent(this.table)}/lookback`;
  }

  async #take(coming: Promise<LookBack>): Promise<void> {
    this.stop();
    try {
      const found = await coming;
      const forgotten = this.busy && found.status === 'none' && this.#asked > 0 && this.#asked < MOST_TIMES;
      this.found = found;
      this.trouble = '';
      if (forgotten) return await this.begin();
      if (this.busy) this.#timer = setTimeout(() => void this.look(), EVERY);
    } catch (error) {
      this.trouble = wordsFor(error);
      this.found = null;
    }
  }
}
