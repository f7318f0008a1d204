/** The colours of the families, each with a heraldic pattern of its own. */

import { livery } from '../../pieces/figures/dyeing';
import type { GameInfo, Livery, Pattern, TableContext } from '../contract';
import { componentsOf } from './shapes';

/** Dandolo, Gradenigo, Morosini, Venier. */
const PATTERNS: Pattern[] = ['plain', 'pale', 'chevron', 'chequy'];

/** Seat n plays the n-th family of the component file. */
export function dyed(game: GameInfo, seat: number): Livery {
  return livery(componentsOf(game).families[seat]?.hex, seat, seat, PATTERNS);
}

export function liveryOf(table: TableContext, seat: number): Livery {
  return dyed(table.game, seat);
}
