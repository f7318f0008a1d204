import { describe, expect, it } from 'vitest';
import { costsFor } from './costs';
import { tableOf } from '../sample.fixture';

const reach = { seas: [null, 1, 3], regions: [1, 3, null], points: 4, by_die: [0, 0, 0, 2, 0, 4] };

describe('what a die reaches', () => {
  it('is what the best die does, before one is taken', () => {
    expect(costsFor(tableOf({ reach }), null)).toEqual({ seas: [null, 1, 3], colonies: [1, 3, null] });
  });

  it('is what the die does that the reader thinks of, or points at in the list', () => {
    const two = { seas: [null, 1, null], colonies: [1, null, null] };
    expect(costsFor(tableOf({ reach }), 3)).toEqual(two);
    const listed = { ...tableOf({ reach }), pointed: { kind: 'die', noun: 3 } };
    expect(costsFor(listed, null)).toEqual(two);
  });

  it('is what the points that are left do, once a die is taken', () => {
    const left = { ...reach, points: 2, by_die: [0, 0, 0, 0, 0, 0] };
    expect(costsFor(tableOf({ reach: left }), 3)).toEqual({
      seas: [null, 1, null],
      colonies: [1, null, null],
    });
  });

  it('is not told where there is nothing to spend', () => {
    expect(costsFor(tableOf({ reach: null }), null)).toEqual({ seas: [], colonies: [] });
  });
});
