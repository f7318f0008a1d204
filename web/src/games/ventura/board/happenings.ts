/** What the newest events mean for the eye: the tiles of which they tell. */

import type { Saying } from '../../contract';

export function touched(events: Saying[]): Set<number> {
  const named = events.map((event) => event.about['territory']);
  return new Set(named.filter((value): value is number => typeof value === 'number' && value >= 0));
}
