import { describe, expect, it } from 'vitest';
import { counterMoves, fault, mostWanted, NOT_CHOSEN, offerMoves, TO_ALL, turned } from './bargain';
import type { Bargain } from '../view';

const saying = (message: string) => ({ message, clause: 'M4-5.4', about: {} });

const terms: Bargain = {
  recipients: [1, TO_ALL],
  most_wanted: [2, 4],
  most: 5,
  filled: 2,
  barred: [{ to: 1, gives: [3], wants: [4, 5] }],
  no_recipient: saying('no recipient'),
  unfilled: saying('unfilled'),
  too_much: saying('too much'),
  repeated: saying('repeated'),
  left: 20,
  offers: 20,
};

describe('an offer', () => {
  it('asks for no more than its terms allow of one, of all, or of anybody', () => {
    expect(mostWanted(terms, 1)).toBe(2);
    expect(mostWanted(terms, TO_ALL)).toBe(4);
    expect(mostWanted(terms, NOT_CHOSEN)).toBe(5);
  });

  it('tells what the terms say against it', () => {
    expect(fault(terms, { to: NOT_CHOSEN, gives: [], wants: [] })).toBe(terms.no_recipient);
    expect(fault(terms, { to: 1, gives: [3], wants: [] })).toBe(terms.unfilled);
    expect(fault(terms, { to: 1, gives: [3], wants: [4, 4, 4] })).toBe(terms.too_much);
    expect(fault(terms, { to: 1, gives: [3], wants: [5, 4] })).toBe(terms.repeated);
    expect(fault(terms, { to: 1, gives: [3], wants: [5] })).toBeNull();
    expect(fault({ ...terms, barred: [] }, { to: 1, gives: [3], wants: [5, 4] })).toBeNull();
  });

  it('may have one empty side where one with a card is enough, never two', () => {
    const gifts = { ...terms, filled: 1 };
    expect(fault(gifts, { to: 1, gives: [3], wants: [] })).toBeNull();
    expect(fault(gifts, { to: 1, gives: [], wants: [] })).toBe(terms.unfilled);
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
    expect(turned({ to: TO_ALL, gives: [2], wants: [1, 1, 0] }, hand)).toEqual({ gives: [1], wants: [2] });
  });
});
