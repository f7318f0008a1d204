/** Troops on the map, as the display lists them. */

import type { TableContext } from '../../contract';
import { displayOf } from '../shapes';
import type { CardInPlay, Troop } from '../view';

/** The Troops on a tile. */
export function troopsOn(table: TableContext, tile: number): Troop[] {
  return displayOf(table).troops.filter(({ at }) => at === tile);
}

/** The Troop that a noun of a move names. */
export function troopNamed(table: TableContext, noun: number): Troop | null {
  return displayOf(table).troops.find((troop) => troop.noun === noun) ?? null;
}

/** The card in play that a noun of a move names. */
export function cardNamed(table: TableContext, noun: number): CardInPlay | null {
  const cards = displayOf(table).troops.flatMap(({ captain, companies }) =>
    captain ? [captain, ...companies] : companies,
  );
  return cards.find((card) => card.noun === noun) ?? null;
}
