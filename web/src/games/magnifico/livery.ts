/** The colours of the players, each with a heraldic pattern of its own. */

import type { GameInfo, Livery, Pattern, TableContext } from '../contract';
import { componentsOf, viewOf, type MagnificoView } from './shapes';

/** By colour, in the order of the component file. */
const PATTERNS: Pattern[] = ['plain', 'pale', 'bend', 'chequy', 'chevron'];

/** Before a player has chosen a colour: undyed cloth, told apart by the pattern. */
const UNDYED = '#8d7f6a';

function patternOf(number: number): Pattern {
  return PATTERNS[number % PATTERNS.length] ?? 'plain';
}

/** A colour of the component file, and of a component pack that changes it. */
export function dyed(game: GameInfo, view: Pick<MagnificoView, 'colour'>, seat: number): Livery {
  const chosen = view.colour?.[seat] ?? -1;
  const colour = componentsOf(game).colours[chosen]?.hex;
  return colour === undefined
    ? { colour: UNDYED, pattern: patternOf(Math.max(0, seat)) }
    : { colour, pattern: patternOf(chosen) };
}

export function liveryOf(table: TableContext, seat: number): Livery {
  return dyed(table.game, viewOf(table), seat);
}
