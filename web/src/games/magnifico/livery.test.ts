import { describe, expect, it } from 'vitest';
import components from '../../../../src/quattrocento/games/magnifico/components.toml?raw';
import { liveryOf } from './livery';

describe('liveries', () => {
  it('have the colours of the component file', () => {
    const colours = [...components.matchAll(/^hex = "(#[0-9a-f]{6})"$/gm)].map(([, hex]) => hex);
    expect(colours.map((_, colour) => liveryOf({ colour: [colour] }, 0).colour)).toEqual(colours);
  });

  it('are told apart by their patterns, before and after the colours are chosen', () => {
    const seats = [0, 1, 2, 3, 4];
    const patterns = (colour: number[]) =>
      new Set(seats.map((seat) => liveryOf({ colour }, seat).pattern)).size;
    expect(patterns([4, 2, 0, 1, 3])).toBe(5);
    expect(patterns([-1, -1, -1, -1, -1])).toBe(5);
  });
});
