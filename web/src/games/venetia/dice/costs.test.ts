import { describe, expect, it } from 'vitest';
import { costsFor, pointsFor } from './costs';
import { tableOf } from '../sample.fixture';

describe('what a die reaches', () => {
  it('is told of the best die before one is taken, and of the one thought of', () => {
    expect(pointsFor(tableOf('die'), null)).toBe(4);
    expect(pointsFor(tableOf('die'), 3)).toBe(2);
  });

  it('counts the point of a spent Doge token', () => {
    expect(pointsFor(tableOf('die', { ap: 1 }), 3)).toBe(3);
  });

  it('is told in the actions with the points that are left', () => {
    expect(pointsFor(tableOf('actions', { ap: 3 }), null)).toBe(3);
  });

  it('is not told in the turn of another player', () => {
    expect(costsFor(tableOf('actions', { ap: 3, active: 1 }), null)).toEqual({ seas: [], colonies: [] });
  });

  it('has the cost of each place that the points suffice for, but not of a sea under control', () => {
    expect(costsFor(tableOf('die'), null)).toEqual({ seas: [null, 1, 3], colonies: [1, 3, null] });
    expect(costsFor(tableOf('die'), 3)).toEqual({ seas: [null, 1, null], colonies: [1, null, null] });
  });

  it('leaves out in the actions what is lit anyway', () => {
    expect(costsFor(tableOf('actions', { ap: 3 }), null)).toEqual({
      seas: [null, null, 3],
      colonies: [null, 3, null],
    });
  });
});
