import { describe, expect, it } from 'vitest';
import { members } from './bits';

describe('a set as a number', () => {
  it('has a member for each bit', () => {
    expect(members(0b101, 6)).toEqual([0, 2]);
  });
});
