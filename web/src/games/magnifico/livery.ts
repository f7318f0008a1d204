/** The colours of the players, each with a heraldic pattern of its own. */

import { livery } from '../../pieces/figures/dyeing';
import type { GameInfo, Livery, TableContext } from '../contract';
import { componentsOf, viewOf, type MagnificoView } from './shapes';

/** A colour of the component file, and of a component pack that changes it. */
export function dyed(game: GameInfo, view: Pick<MagnificoView, 'colour'>, seat: number): Livery {
  const chosen = view.colour?.[seat] ?? -1;
  return livery(componentsOf(game).colours[chosen]?.hex, chosen, seat);
}

export function liveryOf(table: TableContext, seat: number): Livery {
  return dyed(table.game, viewOf(table), seat);
}
