/** Walking over a map with the arrow keys: each key leads to the next stop in its direction. */

import type { Point } from './engraving';
import { towards } from './neighbours';

/** Moves the focus from one stop to the next; stops are numbered by `data-territory`. */
export function walk(event: KeyboardEvent, from: number, stops: Point[]): void {
  const next = towards(event.key, from, stops);
  if (next === null) return;
  event.preventDefault();
  const sheet = (event.currentTarget as Element).closest('svg');
  sheet?.querySelector<SVGElement>(`[data-territory="${next}"]`)?.focus();
}
