/** Offers and counter-offers: who may be asked, what may be asked for, and the moves that make one (M4-5.4 to M4-5.9). */

import type { Move } from '../../contract';
import type { M400View, Offered } from '../shapes';

export const TO_ALL = -1;
export const NOT_CHOSEN = -2;

/** An offer in the making. */
export interface Sides {
  to: number;
  gives: readonly number[];
  wants: readonly number[];
}

type Table = Pick<M400View, 'seats' | 'held' | 'sent' | 'settings'>;

const gifts = (view: Table) => Boolean(view.settings['trade_gifts']);

/** Cards that one side may hold: as many as one has, or the number agreed on. */
export function mostOf(view: Table): number {
  const most = view.settings['trade_max_cards_per_side'];
  return typeof most === 'number' ? most : Infinity;
}

/** Those who may be made an offer, clockwise: with a card in hand, unless gifts are allowed. */
export function partners(view: Table, seat: number): number[] {
  const around = Array.from({ length: view.seats - 1 }, (_, place) => (seat + place + 1) % view.seats);
  return around.filter((other) => (view.held[other] ?? 0) > 0 || gifts(view));
}

/** No more may be wanted than the recipient holds; of all, than the largest hand. */
export function mostWanted(view: Table, seat: number, to: number): number {
  const held = view.held.filter((_, other) => (to >= 0 ? other === to : other !== seat));
  return Math.min(mostOf(view), Math.max(0, ...held));
}

export type Fault = 'trade-partner' | 'trade-sides' | 'trade-much' | 'trade-repeated';

/** What is still wrong with an offer, or null. */
export function fault(view: Table, seat: number, { to, gives, wants }: Sides): Fault | null {
  if (to === NOT_CHOSEN) return 'trade-partner';
  const empty = [gives, wants].filter((side) => side.length === 0).length;
  if (empty > (gifts(view) ? 1 : 0)) return 'trade-sides';
  if (wants.length > mostWanted(view, seat, to)) return 'trade-much';
  const sentBefore = view.sent.some((sent) => same(sent, { to, gives, wants }));
  return sentBefore && !view.settings['repeated_offers'] ? 'trade-repeated' : null;
}

const ordered = (cards: readonly number[]) => [...cards].sort((one, other) => one - other).join();

function same([to, gives, wants]: Offered, sides: Sides): boolean {
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
export function turned([, gives, wants]: Offered, hand: readonly number[]): Pick<Sides, 'gives' | 'wants'> {
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

/** Who has let an offer to all pass: those between its maker and who is asked now, clockwise. */
export function passedOver(view: Table, maker: number, asked: number): number[] {
  const around = partners(view, maker);
  return around.slice(0, Math.max(0, around.indexOf(asked)));
}
