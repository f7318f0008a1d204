/** How a thing beside the map looks and answers: lit, chosen, and what a click does. */

import type { Pointed } from './pointing';
import type { TableContext } from '../games/contract';

export interface PointedThing {
  lit: boolean;
  chosen: boolean;
  pointed: Pointed;
}

/** A spectator has no moves to be explained. */
export function pointedThing(table: TableContext, kind: string, noun: number): PointedThing {
  const is = (thing: TableContext['chosen']) => thing?.kind === kind && thing.noun === noun;
  const asks = table.eyes >= 0;
  return {
    lit: table.lit(kind, noun),
    chosen: is(table.chosen) || is(table.pointed),
    pointed: {
      pick: (at) => asks && table.pick(kind, noun, at),
      hover: (at) => asks && table.hover(kind, noun, at),
      leave: () => table.leave(),
    },
  };
}
