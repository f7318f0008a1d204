/** The colours of the players; in Alleanza a player has two. */

import { livery } from '../../pieces/figures/dyeing';
import type { GameInfo, Livery, TableContext } from '../contract';
import { componentsOf, displayOf, NOBODY } from './shapes';
import type { M400Display } from './view';

/** A colour of the component file, and of a component pack that changes it. */
export function dyed(game: GameInfo, colour: number): Livery {
  return livery(componentsOf(game).colours[colour]?.hex, colour, 0);
}

/** The colours that a seat plays, in the order of the first sequence. */
export function coloursOf(display: Pick<M400Display, 'colours'>, seat: number): number[] {
  return display.colours[seat] ?? [];
}

/** The colour under which a seat acts; before the game begins none. */
export function actingColour(display: Partial<Pick<M400Display, 'acting'>>, seat: number): number {
  return display.acting?.[seat] ?? NOBODY;
}

export function seatLivery(
  game: GameInfo,
  display: Partial<Pick<M400Display, 'acting'>>,
  seat: number,
): Livery {
  const colour = actingColour(display, seat);
  return livery(componentsOf(game).colours[colour]?.hex, colour, seat);
}

export function liveryOf(table: TableContext, seat: number): Livery {
  return seatLivery(table.game, displayOf(table), seat);
}
