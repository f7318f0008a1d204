import { describe, expect, it } from 'vitest';
import { diceOf } from './dice';

describe('the dice that are left', () => {
  it('lie one by one', () => {
    expect(diceOf([0, 2, 1])).toEqual([1, 1, 2]);
  });
});
