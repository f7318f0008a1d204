/** The log of a table, kept from the frames. */

import type { Frame, Saying } from '../../api/shapes';

/** The log after a frame: so many events are kept, then the new ones follow. */
export function appended(log: Saying[], news: Frame['log']): Saying[] {
  return [...log.slice(0, news.keep), ...news.events];
}

/** The events behind the first so many; none where the log has become shorter. */
export function since(log: Saying[], seen: number): Saying[] {
  return log.slice(Math.min(seen, log.length));
}

const PLACES = ['territory', 'target', 'origin'];

/** The place that an event speaks of, or null. */
export function placeOf(saying: Saying): { kind: string; noun: number } | null {
  for (const name of PLACES) {
    const noun = saying.about[name];
    if (typeof noun === 'number' && noun >= 0) return { kind: 'territory', noun };
  }
  return null;
}

/** The seat that an event speaks of, or null. */
export function seatOf(saying: Saying): number | null {
  const seat = saying.about.seat;
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}
