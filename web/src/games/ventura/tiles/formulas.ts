/** The formulas printed on a tile. */

import { NOWHERE, type Components, type Formula, type TileRow, type VenturaView } from '../shapes';
import { ownerOf, valueOf } from './domains';
import type { Sign } from '../signs';

export type TileValue = Extract<Sign, 'income' | 'ranged' | 'melee' | 'resistance'>;

export interface Calculated {
  sign: TileValue;
  formula: Formula;
  /** What it comes to now. */
  sum: number;
}

const VALUES: TileValue[] = ['income', 'ranged', 'melee', 'resistance'];

function formulaOf(row: TileRow, sign: TileValue): Formula {
  return sign === 'melee' ? { base: row.melee } : row[sign];
}

/** All values of a tile: for its owner, else for whoever asks, at its place or at another one. */
export function calculated(
  view: Pick<VenturaView, 'spot' | 'domain'>,
  components: Components,
  tile: number,
  seat: number,
  place: number = view.spot[tile] ?? NOWHERE,
): Calculated[] {
  const row = components.tiles[tile];
  if (!row) return [];
  const owner = ownerOf(view, tile);
  return VALUES.map((sign) => {
    const formula = formulaOf(row, sign);
    const sum = valueOf(view, components, formula, place, owner >= 0 ? owner : seat);
    return { sign, formula, sum };
  });
}

/** Whether the value rests on its neighbours. */
export function grows({ formula }: Calculated): boolean {
  return Boolean(formula.per);
}
