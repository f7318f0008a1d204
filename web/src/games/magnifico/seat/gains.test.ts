import { describe, expect, it } from 'vitest';
import { display } from '../sample.fixture';
import { gainOf } from './gains';

describe('the next scoring', () => {
  it('is summed for one seat', () => {
    const { gains } = display({
      gains: { leonardo: [2, 0], workshop: [1, 1], court: [0, 2], crown: [0, 0], cities: [3, 0] },
    });
    expect([gainOf(gains, 0), gainOf(gains, 1), gainOf(gains, 2)]).toEqual([6, 3, 0]);
  });
});
