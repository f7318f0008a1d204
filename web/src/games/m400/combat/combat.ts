/** The combat in progress as the screen lays it out: the cards of both sides, and who is ahead (M4-10). */

import type { M400Display, M400View } from '../view';

export const NO_CARD = -1;
export const OPEN = -1;
export type Side = 0 | 1;
export const SIDES: Side[] = [0, 1];

/** One side's cards in a battle. */
export interface Line {
  card: number;
  bonus: number;
  malus: number;
  total: number;
}

export interface Fight {
  /** Player colours: attacker, defender. */
  colours: [number, number];
  territory: number;
  /** By card colour: the side that won it, or -1. */
  winners: number[];
  /** The colour of the battle being fought, or -1. */
  colour: number;
  lines: [Line, Line];
  ahead: Side;
}

/** The combat that is being fought, or null. */
export function fightOf(
  { combat }: Pick<M400View, 'combat'>,
  { battle }: Pick<M400Display, 'battle'>,
): Fight | null {
  if (!combat) return null;
  const line = (side: Side): Line => ({
    card: side === 0 ? combat.led : combat.answered,
    bonus: combat.bonus[side],
    malus: combat.malus[side],
    total: battle?.totals[side] ?? 0,
  });
  return {
    colours: [combat.attacker, combat.defender],
    territory: combat.at,
    winners: combat.decided,
    colour: battle?.card_colour ?? OPEN,
    lines: [line(0), line(1)],
    ahead: battle?.ahead === 0 ? 0 : 1,
  };
}
