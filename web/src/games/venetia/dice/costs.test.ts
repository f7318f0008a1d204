import { describe, expect, it } from 'vitest';
import { costsFor } from './costs';
import { tableOf } from '../sample.fixture';

const now = { seas: { 1: 1, 2: 3 }, colonies: { 0: 1, 1: 3 } };
const two = { seas: { 1: 1 }, colonies: { 0: 1 } };
const reach = { now, by_die: { 3: two, 5: now } };

describe('what a die reaches', () => {
  it('is what the best die does, before one is taken', () => {
    expect(costsFor(tableOf({ reach }), null)).toEqual(now);
  });

  it('is what the die does that the reader thinks of, or points at in the list', () => {
    expect(costsFor(tableOf({ reach }), 3)).toEqual(two);
    const listed = { ...tableOf({ reach }), pointed: { kind: 'die', noun: 3 } };
    expect(costsFor(listed, null)).toEqual(two);
  });

  it('is what the points that are left do, once a die is taken', () => {
    expect(costsFor(tableOf({ reach: { now: two, by_die: {} } }), 3)).toEqual(two);
  });

  it('is not told where there is nothing to spend', () => {
    expect(costsFor(tableOf({ reach: null }), null)).toEqual({ seas: {}, colonies: {} });
  });
});
