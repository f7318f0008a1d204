/** The values printed on a tile, with what their formulas come to. */

import type { TableContext } from '../../contract';
import { componentsOf, displayOf, type Formula, type TileRow } from '../shapes';
import type { Sign } from '../signs';

export type ValueSign = Extract<Sign, 'income' | 'ranged' | 'melee' | 'resistance'>;

export interface TileValue {
  sign: ValueSign;
  formula: Formula;
  /** What it comes to now. */
  sum: number;
}

const SIGNS: ValueSign[] = ['income', 'ranged', 'melee', 'resistance'];

function formulaOf(row: TileRow, sign: ValueSign): Formula {
  return sign === 'melee' ? { base: row.melee } : row[sign];
}

/** All values of a tile where it lies; with a place, as the one being laid would have them there. */
export function valuesOf(table: TableContext, tile: number, place?: number): TileValue[] {
  const row = componentsOf(table.game).tiles[tile];
  if (!row) return [];
  const { sums, laying } = displayOf(table);
  const [shown, key] = place === undefined ? [sums, tile] : [laying, place];
  return SIGNS.map((sign) => {
    const formula = formulaOf(row, sign);
    const grown = sign === 'melee' ? undefined : shown?.[sign][key];
    return { sign, formula, sum: grown ?? formula.base };
  });
}

/** Whether the value rests on its neighbours. */
export function grows({ formula }: TileValue): boolean {
  return Boolean(formula.per);
}
