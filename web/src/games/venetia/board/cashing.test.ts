import { describe, expect, it } from 'vitest';
import { ducatsIn, leftOf, takesOne, wholeOf } from './cashing';

const CASTELLO = 2;
const DORSODURO = 3;
const SAN_MARCO = 4;

/** Two Ducats for Castello and Dorsoduro, as the server tells them. */
const shares = [
  { noun: 120, sestieri: [CASTELLO, DORSODURO], ducats: [2, 0] },
  { noun: 111, sestieri: [CASTELLO, DORSODURO], ducats: [1, 1] },
  { noun: 102, sestieri: [CASTELLO, DORSODURO], ducats: [0, 2] },
];

describe('the Ducats of a cashed card', () => {
  it('may go to the districts that the server names, and to no other', () => {
    expect([CASTELLO, DORSODURO, SAN_MARCO].map((noun) => takesOne(shares, [], noun))).toEqual([
      true,
      true,
      false,
    ]);
    expect(ducatsIn(shares[1]!, DORSODURO)).toBe(1);
    expect(ducatsIn(shares[1]!, SAN_MARCO)).toBe(0);
  });

  it('are a move when all of them are placed', () => {
    expect(wholeOf(shares, [])).toBeNull();
    expect(wholeOf(shares, [CASTELLO])).toBeNull();
    expect(wholeOf(shares, [CASTELLO, DORSODURO])?.noun).toBe(111);
    expect(wholeOf(shares, [DORSODURO, DORSODURO])?.noun).toBe(102);
  });

  it('are no more than the card has', () => {
    expect(leftOf(shares, [CASTELLO])).toBe(1);
    expect(takesOne(shares, [CASTELLO, CASTELLO], CASTELLO)).toBe(false);
  });

  it('are none where no card is cashed', () => {
    expect(takesOne([], [], CASTELLO)).toBe(false);
    expect(leftOf([], [])).toBe(0);
    expect(wholeOf([], [])).toBeNull();
  });
});
