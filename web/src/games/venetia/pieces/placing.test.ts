import { describe, expect, it } from 'vitest';
import { piles, shortName, sideOf, tokens } from './placing';

describe('pieces', () => {
  it('lie one by one', () => {
    expect(tokens([2, 0, 1])).toEqual([0, 0, 2]);
  });

  it('lie in piles where there are many in a colony', () => {
    expect(piles([1, 0, 2]).map(({ seat }) => seat)).toEqual([0, 2, 2]);
    expect(piles([5, 0, 2])).toEqual([
      { seat: 0, count: 5 },
      { seat: 2, count: 2 },
    ]);
  });

  it('stand away from their neighbours, under a short name', () => {
    expect(sideOf('modone')).toBe('west');
    expect(sideOf('zara')).toBe('east');
    expect(shortName('Ponente (the West)')).toBe('Ponente');
    expect(shortName('Morea')).toBe('Morea');
  });
});
