/** The colours of the families, each with a heraldic pattern of its own. */

import type { GameInfo, Livery, Pattern, TableContext } from '../contract';
import { componentsOf, viewOf, type VenturaView } from './shapes';

/** Este, Gonzaga, Medici, Visconti. */
const PATTERNS: Pattern[] = ['plain', 'chevron', 'chequy', 'pale'];

/** Before a player has a family: undyed cloth, told apart by the pattern. */
const UNDYED = '#8d7f6a';

export function patternOf(number: number): Pattern {
  return PATTERNS[number % PATTERNS.length] ?? 'plain';
}

/** A colour of the component file, and of a component pack that changes it. */
export function dyed(game: GameInfo, view: Pick<VenturaView, 'family'>, seat: number): Livery {
  const family = view.family?.[seat] ?? -1;
  const colour = componentsOf(game).families[family]?.hex;
  return colour === undefined
    ? { colour: UNDYED, pattern: patternOf(Math.max(0, seat)) }
    : { colour, pattern: patternOf(family) };
}

export function liveryOf(table: TableContext, seat: number): Livery {
  return dyed(table.game, viewOf(table), seat);
}
