/** What the reader's die reaches, place by place, with its cost in Action Points. */

import type { TableContext } from '../../contract';
import { has } from '../bits';
import { diceOf, faceOf } from './dice';
import { componentsOf, viewOf } from '../shapes';

export interface Costs {
  /** By number, the Action Points; null where it is out of reach or needs no telling. */
  seas: (number | null)[];
  colonies: (number | null)[];
}

const NOTHING: Costs = { seas: [], colonies: [] };

/** The Action Points that the reader has, or would have with the die that he thinks of. */
export function pointsFor(table: TableContext, considered: number | null): number {
  const view = viewOf(table);
  if (table.eyes < 0 || table.eyes !== view.active) return 0;
  if (table.step?.name === 'actions') return view.ap;
  if (table.step?.name !== 'die') return 0;
  const components = componentsOf(table.game);
  const listed = table.pointed?.kind === 'die' ? table.pointed.noun : null;
  const die = considered ?? listed;
  const dice = die === null ? diceOf(view.dice) : [die];
  return view.ap + Math.max(0, ...dice.map((die) => faceOf(components, die)?.ap ?? 0));
}

export function costsFor(table: TableContext, considered: number | null): Costs {
  const points = pointsFor(table, considered);
  if (points === 0) return NOTHING;
  const view = viewOf(table);
  const components = componentsOf(table.game);
  // During the actions what costs one point is lit: only what lies farther is told.
  const least = table.step?.name === 'actions' ? 2 : 1;
  const told = (cost: number) => (cost >= least && cost <= points ? cost : null);
  const seas = view.sea_costs[table.eyes] ?? [];
  const regions = view.region_costs[table.eyes] ?? [];
  const number = new Map(components.regions.map((region, index) => [region.id, index]));
  return {
    seas: seas.map((cost, sea) => (has(view.control, sea) ? null : told(cost))),
    colonies: components.colonies.map(({ region }) => {
      const before = regions[number.get(region) ?? -1] ?? -1;
      return before < 0 ? null : told(before + 1);
    }),
  };
}
