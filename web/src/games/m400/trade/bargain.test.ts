import { describe, expect, it } from 'vitest';
import {
  counterMoves,
  fault,
  mostWanted,
  NOT_CHOSEN,
  offerMoves,
  partners,
  passedOver,
  TO_ALL,
  turned,
} from './bargain';
import { view } from '../sample.fixture';

describe('an offer', () => {
  it('goes to opponents with cards, clockwise; with gifts to anybody', () => {
    expect(partners(view(), 1)).toEqual([0]);
    expect(partners(view({ settings: { trade_gifts: true } }), 1)).toEqual([2, 0]);
  });

  it('asks for no more than the recipient holds, of all no more than the largest hand', () => {
    expect(mostWanted(view(), 0, 1)).toBe(2);
    expect(mostWanted(view(), 1, TO_ALL)).toBe(4);
    expect(mostWanted(view({ held: [9, 2, 0] }), 1, 0)).toBe(9);
    const five = { ...view().settings, trade_max_cards_per_side: 5 };
    expect(mostWanted(view({ held: [9, 2, 0], settings: five }), 1, 0)).toBe(5);
  });

  it('tells what is still wrong with it', () => {
    const table = view({ sent: [[1, [3], [4, 5]]] });
    expect(fault(table, 0, { to: NOT_CHOSEN, gives: [], wants: [] })).toBe('trade-partner');
    expect(fault(table, 0, { to: 1, gives: [3], wants: [] })).toBe('trade-sides');
    expect(fault(table, 0, { to: 1, gives: [3], wants: [4, 4, 4] })).toBe('trade-much');
    expect(fault(table, 0, { to: 1, gives: [3], wants: [5, 4] })).toBe('trade-repeated');
    expect(fault(table, 0, { to: 1, gives: [3], wants: [5] })).toBeNull();
    const free = view({
      sent: [[1, [3], [4, 5]]],
      settings: { ...view().settings, repeated_offers: true },
    });
    expect(fault(free, 0, { to: 1, gives: [3], wants: [5, 4] })).toBeNull();
  });

  it('may have one empty side where gifts are allowed, never two', () => {
    const table = view({ settings: { trade_gifts: true, trade_max_cards_per_side: 5 } });
    expect(fault(table, 0, { to: 1, gives: [3], wants: [] })).toBeNull();
    expect(fault(table, 0, { to: 1, gives: [], wants: [] })).toBe('trade-sides');
  });

  it('is made of moves, one a card', () => {
    expect(offerMoves({ to: 2, gives: [3, 3], wants: [7] })).toEqual([
      ['offer', 0],
      ['to_seat', 2],
      ['give', 3],
      ['give', 3],
      ['want', 7],
      ['send', 0],
    ]);
    expect(offerMoves({ to: TO_ALL, gives: [3], wants: [7] })[1]).toEqual(['to_all', 0]);
    expect(counterMoves({ to: 2, gives: [3], wants: [7] })[0]).toEqual(['counter', 0]);
  });

  it('turned round is where a counter-offer begins, as far as the hand allows', () => {
    const hand = [0, 1, 0];
    expect(turned([TO_ALL, [2], [1, 1, 0]], hand)).toEqual({ gives: [1], wants: [2] });
  });

  it('to all has been let pass by those before the one who is asked', () => {
    const table = view({ held: [4, 2, 3] });
    expect(passedOver(table, 1, 0)).toEqual([2]);
    expect(passedOver(table, 1, 2)).toEqual([]);
  });
});
