/** The values printed on a card, in the order in which they stand there. */

import type { CardRow } from '../shapes';
import type { Sign } from '../signs';

export interface Value {
  sign: Sign;
  number: number;
}

/** `resistance` is the one that the rules of the table give the card. */
export function valuesOn(row: CardRow, resistance = row.resistance): Value[] {
  const printed: [Sign, number | undefined][] = [
    ['maintenance', row.maintenance],
    ['move', row.movement],
    ['ranged', row.ranged],
    ['melee', row.melee],
    ['resistance', resistance],
  ];
  return printed.flatMap(([sign, number]) => (number === undefined ? [] : [{ sign, number }]));
}
