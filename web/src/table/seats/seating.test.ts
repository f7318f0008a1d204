import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../api/shapes';
import { held, passTo, properEyes } from './seating';

function seat(number: number, yours: boolean, bot: string | null = null): SeatInfo {
  return {
    seat: number,
    name: null,
    bot,
    owner: yours,
    yours,
    free: false,
    away: false,
    left: null,
    expired: 0,
  };
}

const alone = [seat(0, true), seat(1, false, 'greedy'), seat(2, false, 'greedy')];
const friends = [seat(0, true), seat(1, true), seat(2, false, 'greedy')];

describe('one person at a screen', () => {
  it('is never asked to pass it', () => {
    expect(passTo(alone, [0], null)).toBeNull();
    expect(properEyes(alone, [1], null)).toBe(0);
  });

  it('keeps their eyes while a bot plays for them', () => {
    const resting = [seat(0, true, 'greedy'), seat(1, false, 'greedy')];
    expect(held(resting)).toEqual([]);
    expect(properEyes(resting, [1], null)).toBe(0);
  });

  it('who only watches sees what spectators see', () => {
    expect(properEyes([seat(0, false), seat(1, false)], [0], null)).toBe(-1);
  });
});

describe('friends at one screen', () => {
  it('pass it to whoever chooses next', () => {
    expect(passTo(friends, [1], 0)).toBe(1);
    expect(passTo(friends, [0, 1], 0)).toBeNull();
    expect(passTo(friends, [2], 0)).toBeNull();
  });

  it('see nothing secret until somebody holds it', () => {
    expect(properEyes(friends, [0], null)).toBe(-1);
    expect(properEyes(friends, [1], 0)).toBe(-1);
    expect(properEyes(friends, [1], 1)).toBe(1);
    expect(properEyes(friends, [2], 1)).toBe(1);
  });
});
