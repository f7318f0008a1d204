import { describe, expect, it } from 'vitest';
import { alongWater, coarse, crossing, flowing, onTheWay, way, wayBetween } from './engraving';

describe('lines of the engraver', () => {
  it('have fewer points where a wide stroke hides them, and lose rings that are too small', () => {
    expect(coarse('M0 0L1 0L10 0L10 10L9 10ZM50 50L51 50L51 51Z', 5)).toBe('M0 0L10 0L10 10Z');
  });

  it('keep to the water where they are shores, over the beginning of a ring too', () => {
    const borders = new Set(['10 0', '10 10', '0 10']);
    expect(alongWater('M0 0L10 0L10 10L0 10Z', borders, 1)).toBe('M0 10L0 0L10 0');
    expect(alongWater('M0 0L5 0L0 5Z', borders, 1)).toBe('M0 0L5 0L0 5Z');
    expect(alongWater('M10 0L10 10L0 10Z', borders, 1)).toBe('');
  });

  it('run from the first point to the last', () => {
    expect(flowing([])).toBe('');
    expect(
      flowing([
        [0, 0],
        [10, 0],
        [20, 10],
      ]),
    ).toBe('M0 0Q10 0 15 5T20 10');
  });

  it('cross a strait from shore to shore', () => {
    expect(
      crossing([
        [0, 0],
        [0, 4],
      ]),
    ).toBe('M0 -13L0 17');
  });

  it('lead an army from its origin to its target', () => {
    expect(onTheWay([0, 0], [100, 0], 0)).toEqual([0, 0]);
    expect(onTheWay([0, 0], [100, 0], 1)).toEqual([100, 0]);
    expect(way([0, 0], [100, 0])).toBe('M0 0Q50 -16 100 0');
  });

  it('leave what stands at both ends of a way free, but always show some of it', () => {
    expect(wayBetween([0, 0], [100, 0], { from: 0, to: 0 })).toBe(way([0, 0], [100, 0]));
    expect(wayBetween([0, 0], [100, 0], { from: 10, to: 20 })).toBe('M10 -2.9Q45 -11.8 80 -5.1');
    expect(wayBetween([0, 0], [100, 0], { from: 90, to: 90 })).toMatch(/^M30 .* 70 /);
  });
});
