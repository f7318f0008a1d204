/** A request that a form makes: whether it is under way, and what was refused. */

import { untrack } from 'svelte';
import { Refusal } from '../api/rest';
import type { Saying } from '../api/shapes';

export class Attempt {
  busy = $state(false);
  refusal: Saying | null = $state.raw(null);
  place: string | null = $state(null);

  /** Makes the request; its answer, or null where it was refused. */
  async make<T>(request: () => Promise<T>): Promise<{ answer: T } | null> {
    // Effects make requests too, and must not run again because one has ended.
    if (untrack(() => this.busy)) return null;
    this.busy = true;
    this.refusal = null;
    this.place = null;
    try {
      return { answer: await request() };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.saying;
      this.place = error.place;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
