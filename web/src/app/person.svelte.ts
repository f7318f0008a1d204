/** Who the reader is. */

import { api, Refusal } from '../api/rest';
import type { Person, Saying } from '../api/shapes';
import { router, secretIn } from './router.svelte';

class Reader {
  person: Person | null = $state.raw(null);
  failure: Saying | null = $state.raw(null);

  get named(): boolean {
    return this.person?.id != null;
  }

  /** Finds out who the reader is; a one-time key in the address makes one known. */
  async meet(): Promise<void> {
    const address = new URL(location.href);
    const key = secretIn(address, 'hello');
    this.failure = null;
    try {
      if (key !== null) {
        router.rename(address.pathname + address.search);
        // A key serves once: a page that is opened again finds the person by the cookie.
        this.person = await api.hello(key).catch(() => api.me());
      } else this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failure = error.saying;
    }
  }
}

export const reader = new Reader();
