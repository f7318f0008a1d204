/** Why the army in question does not get to a land, as the display tells it. */

import type { Saying, TableContext, Thing } from '../../contract';
import { displayOf, holds } from '../shapes';

export function whyIdle(table: TableContext, { kind, noun }: Thing): Saying | null {
  if (kind !== 'territory' || table.lit(kind, noun)) return null;
  return displayOf(table).idle.find(({ lands }) => holds(lands, noun))?.reason ?? null;
}
