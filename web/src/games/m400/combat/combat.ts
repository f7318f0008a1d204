/** The combat in progress, read from its sheet in the view (M4-10). */

import type { Components, M400View } from '../shapes';

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

/** Where the sheet tells who won each card colour; what follows is the battle being fought. */
const DECIDED = 4;

/** The combat that is being fought, or null. */
export function combatOf(view: Pick<M400View, 'combat'>, components: Components): Combat | null {
  if (view.combat.length === 0) return null;
  const at = (place: number) => view.combat[place] ?? 0;
  const winners = view.combat.slice(DECIDED, DECIDED + components.card_colours.length);
  const battle = DECIDED + winners.length;
  const line = (side: Side): Line => ({
    card: at(battle + 1 + side),
    bonus: at(battle + 3 + side),
    malus: at(battle + 5 + side),
    total: at(battle + 7 + side),
  });
  const lines: [Line, Line] = [line(0), line(1)];
  return {
    colours: [at(0), at(1)],
    army: at(2),
    territory: at(3),
    won: [winners.filter((side) => side === 0).length, winners.filter((side) => side === 1).length],
    winners,
    colour: lines[0].card === NO_CARD ? OPEN : at(battle),
    lines,
    ahead: lines[0].total > lines[1].total ? 0 : 1,
  };
}

/** A card of the hand that equals or beats the one led, so that nothing may be added to a lower answer (M4-10.12). */
export function betterCard(
  view: Pick<M400View, 'hand' | 'settings'>,
  { cards }: Components,
  combat: Combat,
): number {
  const [led, answer] = combat.lines;
  const added = led.bonus + led.malus + answer.bonus + answer.malus;
  if (view.settings['defender_combination'] !== 'when_needed' || added > 0 || combat.ahead === 1) {
    return NO_CARD;
  }
  const level = (card: number) => cards[card]?.params['value'] ?? 0;
  return cards.findIndex(
    ({ kind, colour }, card) =>
      kind === 'combat' &&
      colour === cards[led.card]?.colour &&
      (view.hand[card] ?? 0) > 0 &&
      level(card) >= level(led.card),
  );
}
