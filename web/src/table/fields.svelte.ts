/** A record that comes anew with every frame, of which each field changes for itself. */

import { isRecord, shared } from './sharing';

class Field {
  value: unknown = $state.raw();

  constructor(value: unknown) {
    this.value = value;
  }
}

/** Who reads one field of it is not called when another changes. */
export class Fields<T> {
  #now: T = $state.raw() as T;
  #last: unknown;
  #fields: [name: string, field: Field][] = [];

  constructor(first: T) {
    this.now = first;
  }

  /** The newest record: the same object, as long as its fields have the same names. */
  get now(): T {
    return this.#now;
  }

  set now(next: T) {
    // Not read from the fields, so that who shows a frame does not depend on what it shows.
    const last = this.#last;
    const taken = shared(last, next);
    if (taken === last && last !== undefined) return;
    this.#last = taken;
    if (!isRecord(taken)) this.#now = taken;
    else if (isRecord(last) && sameNames(last, taken)) {
      for (const [name, field] of this.#fields) if (last[name] !== taken[name]) field.value = taken[name];
    } else {
      this.#fields = Object.entries(taken).map(([name, value]) => [name, new Field(value)]);
      this.#now = readable(this.#fields) as T;
    }
  }
}

function sameNames(one: object, other: object): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other);
}

function readable(fields: [name: string, field: Field][]): object {
  const record = {};
  for (const [name, field] of fields)
    Object.defineProperty(record, name, { get: () => field.value, enumerable: true });
  return record;
}
