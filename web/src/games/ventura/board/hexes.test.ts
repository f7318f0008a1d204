import { describe, expect, it } from 'vitest';
import { middleOf, RADIUS, sheetOf } from './hexes';

const MIDDLE = { q: 0, r: 0 };
const AROUND = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

describe('the hexes of the map', () => {
  it('have six neighbours at the same distance', () => {
    for (const place of AROUND) {
      const { x, y } = middleOf(place);
      expect(Math.hypot(x, y)).toBeCloseTo(RADIUS * Math.sqrt(3));
    }
  });

  it('lie on a sheet that grows around them and leaves them in place', () => {
    const small = sheetOf([MIDDLE]);
    const large = sheetOf([MIDDLE, { q: -6, r: 0 }]);
    expect(large.x).toBeLessThan(small.x);
    expect(large.x + large.width).toBeGreaterThan(middleOf(MIDDLE).x + RADIUS);
    expect(large.y).toBe(small.y);
  });
});
