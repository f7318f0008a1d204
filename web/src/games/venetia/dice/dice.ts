/** The Action dice: which colour and face a die shows. */

import type { Saying, TableContext } from '../../contract';
import { componentsOf, displayOf, type Components, type Origin } from '../shapes';

export interface DieFace {
  type: string;
  colour: 'gold' | 'silver' | 'bronze';
  ap: number;
  card: 'take' | 'none' | 'give';
  origin: Origin;
}

/** Dice are numbered colour by colour, and in each colour face by face. */
export function faceOf(components: Components, die: number): DieFace | null {
  const faces = components.die_faces.length;
  const row = components.dice[Math.floor(die / faces)];
  const face = components.die_faces[die % faces];
  if (!row || !face) return null;
  return { type: row.id, colour: row.colour, ap: face.ap, card: face.card, origin: face.origin };
}

/** The dice on the table one by one. */
export function diceOf(counts: number[]): number[] {
  return counts.flatMap((count, die) => Array.from({ length: count }, () => die));
}

/** What a type of die allows. */
export function ruleOf(table: TableContext, type: string): Saying | null {
  const at = componentsOf(table.game).dice.findIndex(({ id }) => id === type);
  return displayOf(table).dice_rules.by_type[at] ?? null;
}
