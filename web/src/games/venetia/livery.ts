/** The colours of the families, each with a heraldic pattern of its own. */

import type { GameInfo, Livery, Pattern, TableContext } from '../contract';
import { componentsOf } from './shapes';

/** Dandolo, Gradenigo, Morosini, Venier. */
const PATTERNS: Pattern[] = ['plain', 'pale', 'chevron', 'chequy'];
const UNDYED = '#8d7f6a';

/** Seat n plays the n-th family of the component file. */
export function dyed(game: GameInfo, seat: number): Livery {
  const family = componentsOf(game).families[seat];
  return { colour: family?.hex ?? UNDYED, pattern: PATTERNS[seat] ?? 'plain' };
}

export function liveryOf(table: TableContext, seat: number): Livery {
  return dyed(table.game, seat);
}
