/** Who the reader is. */

import { api, Refusal } from '../api/rest';
import type { Person, Saying } from '../api/shapes';
import { router, secretIn } from './router.svelte';

class Reader {
  person: Person | null = $state.raw(null);
  failure: Saying | null = $state.raw(null);
  /** The address had a key that served before, and this browser is nobody's: told, or one would watch unawares. */
  unknown: Saying | null = $state.raw(null);

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
        this.person = await api.hello(key).catch((error: unknown) => this.#again(error));
      } else this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failure = error.saying;
    }
  }

  async #again(error: unknown): Promise<Person> {
    const person = await api.me();
    if (person.id == null && error instanceof Refusal) this.unknown = error.saying;
    return person;
  }
}

export const reader = new Reader();
