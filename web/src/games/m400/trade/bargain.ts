/** Offers and counter-offers in the making, held against the limits that the display names, and the moves that make one (M4-5.4 to M4-5.9). */

import type { Move, Saying } from '../../contract';
import type { Bargain, Offered } from '../view';

export const TO_ALL = -1;
export const NOT_CHOSEN = -2;

/** An offer in the making. */
export interface Sides {
  to: number;
  gives: readonly number[];
  wants: readonly number[];
}

/** Cards that may be asked for; before it is known of whom, as many as a side may hold. */
export function mostWanted({ most, recipients, most_wanted }: Bargain, to: number): number {
  return most_wanted[recipients.indexOf(to)] ?? most;
}

/** What the terms say is still wrong with an offer, or null. */
export function fault(terms: Bargain, sides: Sides): Saying | null {
  const { to, gives, wants } = sides;
  if (!terms.recipients.includes(to)) return terms.no_recipient;
  if ([gives, wants].filter((side) => side.length > 0).length < terms.filled) return terms.unfilled;
  if (wants.length > mostWanted(terms, to)) return terms.too_much;
  return terms.barred.some((sent) => same(sent, sides)) ? terms.repeated : null;
}

const ordered = (cards: readonly number[]) => [...cards].sort((one, other) => one - other).join();

function same({ to, gives, wants }: Offered, sides: Sides): boolean {
  return (
    to === sides.to && ordered(gives) === ordered(sides.gives) && ordered(wants) === ordered(sides.wants)
  );
}

function sideMoves({ gives, wants }: Sides): Move[] {
  const give = gives.map((card): Move => ['give', card]);
  return [...give, ...wants.map((card): Move => ['want', card])];
}

/** All moves of an offer, from the menu of the trade on. */
export function offerMoves(sides: Sides): Move[] {
  const to: Move = sides.to === TO_ALL ? ['to_all', 0] : ['to_seat', sides.to];
  return [['offer', 0], to, ...sideMoves(sides), ['send', 0]];
}

/** All moves of a counter-offer, from the answer on. */
export function counterMoves(sides: Sides): Move[] {
  return [['counter', 0], ...sideMoves(sides), ['send', 0]];
}

/** The offer turned round, as far as the hand allows: where a counter-offer begins. */
export function turned({ gives, wants }: Offered, hand: readonly number[]): Pick<Sides, 'gives' | 'wants'> {
  return { gives: heldOf(wants, hand), wants: gives };
}

/** Of these cards those that a hand can give. */
export function heldOf(cards: readonly number[], hand: readonly number[]): readonly number[] {
  const left = [...hand];
  return cards.filter((card) => {
    left[card] = (left[card] ?? 0) - 1;
    return left[card] >= 0;
  });
}
