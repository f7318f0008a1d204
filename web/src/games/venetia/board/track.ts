/** How far the pawns on the Power track are from the next scoring (VNZ-18.4 to 18.6). */

import type { VenetiaView } from '../shapes';

export type Scoring = 'first' | 'second' | 'third';

export interface Distance {
  scoring: Scoring;
  spaces: number;
}

export const RISE = 0;
export const STRUGGLE = 2;

/**
 * What brings the next scoring, the nearest first: in the Rise the pawns may also meet, and if they met
 * early the first scoring is still to come in the Struggle (VNZ-R11).
 */
export function distances(
  view: Pick<VenetiaView, 'epoch' | 'to_scoring' | 'between_pawns' | 'to_end'>,
): Distance[] {
  const found: Distance[] = [
    view.epoch === STRUGGLE
      ? { scoring: 'third', spaces: view.to_end }
      : { scoring: 'second', spaces: view.between_pawns },
  ];
  if (awaitsFirst(view)) found.unshift({ scoring: 'first', spaces: view.to_scoring });
  return found.sort((one, other) => one.spaces - other.spaces);
}

export function awaitsFirst(view: Pick<VenetiaView, 'epoch' | 'to_scoring'>): boolean {
  return view.epoch === RISE || view.to_scoring > 0;
}
