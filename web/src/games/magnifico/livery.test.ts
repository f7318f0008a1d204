import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../contract';
import { dyed } from './livery';
import { components } from './sample.fixture';

const game = (colours: string[]) =>
  ({
    components: { ...components, colours: colours.map((hex) => ({ id: hex, hex })) },
  }) as unknown as GameInfo;
const five = game(['#100000', '#200000', '#300000', '#400000', '#500000']);

describe('liveries', () => {
  it('have the colours of the components, and of a pack that changes them', () => {
    expect(dyed(game(['#123456']), { colour: [0] }, 0).colour).toBe('#123456');
    expect(dyed(game(['#abcdef']), { colour: [0] }, 0).colour).toBe('#abcdef');
  });

  it('are told apart by their patterns, before and after the colours are chosen', () => {
    const seats = [0, 1, 2, 3, 4];
    const patterns = (colour: number[]) =>
      new Set(seats.map((seat) => dyed(five, { colour }, seat).pattern)).size;
    expect(patterns([4, 2, 0, 1, 3])).toBe(5);
    expect(patterns([-1, -1, -1, -1, -1])).toBe(5);
  });
});
