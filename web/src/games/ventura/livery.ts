/** The colours of the families, each with a heraldic pattern of its own. */

import { livery } from '../../pieces/figures/dyeing';
import type { GameInfo, Livery, Pattern, TableContext } from '../contract';
import { componentsOf, viewOf, type VenturaView } from './shapes';

/** Este, Gonzaga, Medici, Visconti. */
const PATTERNS: Pattern[] = ['plain', 'chevron', 'chequy', 'pale'];

export function patternOf(number: number): Pattern {
  return PATTERNS[number % PATTERNS.length] ?? 'plain';
}

/** A colour of the component file, and of a component pack that changes it. */
export function dyed(game: GameInfo, view: Pick<VenturaView, 'family'>, seat: number): Livery {
  const family = view.family?.[seat] ?? -1;
  return livery(componentsOf(game).families[family]?.hex, family, seat, PATTERNS);
}

export function liveryOf(table: TableContext, seat: number): Livery {
  return dyed(table.game, viewOf(table), seat);
}
