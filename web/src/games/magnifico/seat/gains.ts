/** The points of the next scoring, which Python counts by source, for one seat. */

import type { Gains } from '../view';

export const SOURCES = ['leonardo', 'workshop', 'court', 'crown', 'cities'] as const;

/** All sources together. */
export function gainOf(gains: Gains, seat: number): number {
  return SOURCES.reduce((sum, source) => sum + (gains[source][seat] ?? 0), 0);
}
