/** Something fetched from the server for a page, fetched anew when what it depends on changes. */

import { untrack } from 'svelte';

import { wordsFor } from './api';

export class Loaded<T> {
  value: T | null = $state.raw(null);
  /** What went wrong, in words; the value from before stays. */
  error = $state('');
  #turn = 0;

  /** `fetch` may read reactive state before it first waits; made while a component is set up. */
  constructor(readonly fetch: () => Promise<T>) {
    $effect(() => {
      const promise = fetch();
      untrack(() => void this.#take(promise));
    });
  }

  async reload(): Promise<void> {
    await this.#take(this.fetch());
  }

  async #take(promise: Promise<T>): Promise<void> {
    const turn = ++this.#turn;
    try {
      const value = await promise;
      if (turn !== this.#turn) return;
      this.value = value;
      this.error = '';
    } catch (error) {
      if (turn === this.#turn) this.error = wordsFor(error);
    }
  }
}
