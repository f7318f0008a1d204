/** The combat in progress, read from its sheet in the view (M4-10). */

import type { Components, M400View } from './shapes';

export const NO_CARD = -1;
export const OPEN = -1;
export type Side = 0 | 1;
export const SIDES: Side[] = [0, 1];

/** One side's cards in the battle being fought. */
export interface Line {
  card: number;
  bonus: number;
  malus: number;
  total: number;
}

export interface Combat {
  /** Player colours: attacker, defender. */
  colours: [number, number];
  army: number;
  territory: number;
  won: [number, number];
  /** By card colour: the side that won it, or -1. */
  winners: number[];
  /** The colour of the battle being fought, or -1. */
  colour: number;
  lines: [Line, Line];
  /** The side that is ahead: at equal totals the defender (M4-10.8). */
  ahead: Side;
}

/** The combat that is being fought, or null. */
export function combatOf(view: Pick<M400View, 'combat'>, components: Components): Combat | null {
  if (view.combat.length === 0) return null;
  const at = (place: number) => view.combat[place] ?? 0;
  const cards = [at(8), at(9)];
  const level = (card: number) => components.cards[card]?.params['value'] ?? 0;
  const line = (side: Side): Line => {
    const [bonus, malus, card] = [at(10 + side), at(12 + side), cards[side] ?? NO_CARD];
    // A malus is played by the other side.
    return { card, bonus, malus, total: level(card) + bonus - at(13 - side) };
  };
  const lines: [Line, Line] = [line(0), line(1)];
  return {
    colours: [at(0), at(1)],
    army: at(2),
    territory: at(3),
    won: [at(5), at(6)],
    winners: components.card_colours.map((_, colour) => view.combat[14 + colour] ?? OPEN),
    colour: at(7),
    lines,
    ahead: lines[0].total > lines[1].total ? 0 : 1,
  };
}
