/** What the reader's die reaches, place by place, with its cost in Action Points. */

import type { TableContext } from '../../contract';
import { componentsOf, displayOf } from '../shapes';

export interface Costs {
  /** By number, the Action Points; null where it is out of reach or needs no telling. */
  seas: (number | null)[];
  colonies: (number | null)[];
}

const NOTHING: Costs = { seas: [], colonies: [] };

/** The costs within the points that the reader has, or would have with the die that he thinks of. */
export function costsFor(table: TableContext, considered: number | null): Costs {
  const { reach } = displayOf(table);
  if (!reach) return NOTHING;
  const listed = table.pointed?.kind === 'die' ? table.pointed.noun : null;
  const points = reach.by_die[considered ?? listed ?? -1] || reach.points;
  const within = (cost: number | null | undefined) => (cost && cost <= points ? cost : null);
  const { regions, colonies } = componentsOf(table.game);
  const number = new Map(regions.map((region, index) => [region.id, index]));
  return {
    seas: reach.seas.map(within),
    colonies: colonies.map(({ region }) => within(reach.regions[number.get(region) ?? -1])),
  };
}
