/** How far the pawns on the Power track are from the next scoring (VNZ-18.4 to 18.6). */

import type { VenetiaView } from './shapes';

export type Scoring = 'first' | 'second' | 'third';

export interface Distance {
  scoring: Scoring;
  spaces: number;
}

export const RISE = 0;
export const STRUGGLE = 2;

/** What brings the next scoring, the nearest first: in the Rise the pawns may also meet. */
export function distances(
  view: Pick<VenetiaView, 'epoch' | 'to_scoring' | 'between_pawns' | 'to_end'>,
): Distance[] {
  if (view.epoch === STRUGGLE) return [{ scoring: 'third', spaces: view.to_end }];
  const meeting: Distance = { scoring: 'second', spaces: view.between_pawns };
  if (view.epoch !== RISE) return [meeting];
  const first: Distance = { scoring: 'first', spaces: view.to_scoring };
  return [first, meeting].sort((one, other) => one.spaces - other.spaces);
}
