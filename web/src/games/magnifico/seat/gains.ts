/** The sources of points at the end of a round, as Python counts and explains them. */

import type { TableContext } from '../../contract';
import { displayOf } from '../shapes';

export const SOURCES = ['leonardo', 'workshop', 'court', 'crown', 'cities'] as const;

/** What a source of points is, in a sentence. */
export function explanation(table: TableContext, source: string): string {
  const told = displayOf(table).explained[source];
  return told ? table.speech.saying(told) : '';
}
