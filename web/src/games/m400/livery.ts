/** The colours of the players; in Alleanza a player has two. */

import { livery } from '../../pieces/figures/dyeing';
import type { GameInfo, Livery, TableContext } from '../contract';
import { componentsOf, NOBODY, viewOf } from './shapes';
import type { M400View } from './view';

/** A colour of the component file, and of a component pack that changes it. */
export function dyed(game: GameInfo, colour: number): Livery {
  return livery(componentsOf(game).colours[colour]?.hex, colour, 0);
}

type Colours = Pick<M400View, 'player' | 'first_order' | 'active' | 'combat'>;

/** The colours that a seat plays, in the order of the first sequence. */
export function coloursOf(view: Colours, seat: number): number[] {
  const place = (colour: number) => view.first_order.indexOf(colour);
  return view.player
    .flatMap((player, colour) => (player === seat ? [colour] : []))
    .sort((one, other) => place(one) - place(other));
}

/** The colour under which a seat acts: in Alleanza the one whose turn it is, or the one that is attacked. */
export function actingColour(view: Colours, seat: number): number {
  const plays = (colour: number) => view.player[colour] === seat;
  const defender = view.combat?.defender ?? NOBODY;
  return [view.active, defender, ...coloursOf(view, seat)].find(plays) ?? NOBODY;
}

export function seatLivery(game: GameInfo, view: Colours, seat: number): Livery {
  // Before the game begins there is no view.
  const colour = view.player ? actingColour(view, seat) : NOBODY;
  return livery(componentsOf(game).colours[colour]?.hex, colour, seat);
}

export function liveryOf(table: TableContext, seat: number): Livery {
  return seatLivery(table.game, viewOf(table), seat);
}
