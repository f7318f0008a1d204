/** What the reader's die reaches, place by place, with its cost in Action Points. */

import type { TableContext } from '../../contract';
import { displayOf } from '../shapes';
import type { Within } from '../view';

const NOTHING: Within = { seas: {}, colonies: {} };

/** The costs within the points that the reader has, or would have with the die that he thinks of. */
export function costsFor(table: TableContext, considered: number | null): Within {
  const { reach } = displayOf(table);
  const listed = table.pointed?.kind === 'die' ? table.pointed.noun : null;
  return reach?.by_die[considered ?? listed ?? -1] ?? reach?.now ?? NOTHING;
}
