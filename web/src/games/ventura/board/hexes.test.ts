import { describe, expect, it } from 'vitest';
import { around, middleOf, RADIUS, sheetOf } from './hexes';
import { axial, hexNoun } from '../nouns';

const MIDDLE = hexNoun({ q: 0, r: 0 });

describe('the hexes of the map', () => {
  it('have six neighbours at the same distance', () => {
    const distances = around(MIDDLE).map((place) => {
      const { x, y } = middleOf(place);
      return Math.hypot(x, y);
    });
    expect(new Set(distances.map((distance) => distance.toFixed(6))).size).toBe(1);
    expect(distances[0]).toBeCloseTo(RADIUS * Math.sqrt(3));
  });

  it('are neighbours of each other', () => {
    for (const place of around(MIDDLE)) expect(around(place)).toContain(MIDDLE);
  });

  it('are named by the number of the notation', () => {
    expect(hexNoun({ q: -1, r: 2 })).toBe(31 * 64 + 34);
    expect(axial(hexNoun({ q: -7, r: 5 }))).toEqual({ q: -7, r: 5 });
  });

  it('lie on a sheet that grows around them and leaves them in place', () => {
    const small = sheetOf([MIDDLE]);
    const large = sheetOf([MIDDLE, hexNoun({ q: -6, r: 0 })]);
    expect(large.x).toBeLessThan(small.x);
    expect(large.x + large.width).toBeGreaterThan(middleOf(MIDDLE).x + RADIUS);
    expect(large.y).toBe(small.y);
  });
});
