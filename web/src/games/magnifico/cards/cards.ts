/** What is printed on a card: its price, its values and its sentence. */

import type { TableContext } from '../../contract';
import { displayOf, type CardRow, type Components, type MagnificoDisplay } from '../shapes';
import type { Obstacle } from '../view';

export { sentence } from '../../../pieces/sentence';

export interface Price {
  florins: number;
  /** The price of each machine built with it; else the price of fielding the card. */
  each: boolean;
}

export type Sign = 'dice' | 'hits' | 'hooks' | 'points' | 'income';

export interface Value {
  sign: Sign;
  number: number;
}

const SIGNS: [parameter: string, sign: Sign][] = [
  ['hits', 'hits'],
  ['hooks', 'hooks'],
  ['vp', 'points'],
  ['income', 'income'],
];

/** A card as it is played: where the price of its machines is not the printed one, with that price. */
export function playedCard(
  display: Pick<MagnificoDisplay, 'build_costs'>,
  components: Components,
  card: number,
): CardRow | undefined {
  const row = components.cards[card];
  const own = display.build_costs[card];
  return row && own !== undefined ? { ...row, params: { ...row.params, build_cost: own } } : row;
}

/** Null where a card is neither fielded nor builds anything: Leonardo. */
export function price(card: CardRow): Price | null {
  const build = card.params['build_cost'];
  if (build !== undefined) return { florins: build, each: true };
  return card.deck === 'none' ? null : { florins: card.cost, each: false };
}

/** The values by which cards of one kind are compared. */
export function values(card: CardRow): Value[] {
  const found = SIGNS.filter(([parameter]) => card.params[parameter] !== undefined);
  const listed = found.map(([parameter, sign]) => ({ sign, number: card.params[parameter] ?? 0 }));
  // Elsewhere `dice` says how many dice an effect changes, not how many are rolled.
  return card.kind === 'tank' ? [{ sign: 'dice', number: card.params['dice'] ?? 0 }, ...listed] : listed;
}

/** Why a card cannot be bought or fielded by who looks at it. */
export function obstacleOf(table: TableContext, card: number): Obstacle | undefined {
  return displayOf(table).obstacles[table.eyes]?.find((one) => one.card === card);
}

/** Cards in the order given, copies of one card together. */
export function together(cards: number[]): { card: number; copies: number }[] {
  return [...new Set(cards)].map((card) => ({
    card,
    copies: cards.filter((other) => other === card).length,
  }));
}
