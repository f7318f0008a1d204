import { describe, expect, it } from 'vitest';
import { CITY, holdings, plotOf, shoreline } from './city';

const SESTIERI = ['cannaregio', 'san_polo', 'castello', 'dorsoduro', 'san_marco', 'santa_croce'];

describe('the city', () => {
  it('has a plot for each Sestiere, within its sheet', () => {
    for (const sestiere of SESTIERI) {
      const points = plotOf(sestiere)?.shore ?? [];
      expect(points.length, sestiere).toBeGreaterThan(5);
      for (const [x, y] of points) {
        expect(x).toBeLessThan(CITY.width);
        expect(y).toBeLessThan(CITY.height);
      }
    }
    expect(plotOf('quarantia')).toBeNull();
  });

  it('rounds the corners of a shore', () => {
    const square = shoreline([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    expect(square).toBe('M0 5Q0 0 5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Z');
    expect(shoreline([])).toBe('');
  });

  it('tells who has something in a Sestiere', () => {
    const view = {
      seats: 2,
      ducats: [0, 3, 0, 0],
      coloured: [0, 1, 0, 0],
      grey: [0, 0, 0, 0],
    };
    const display = { sestiere_votes: [0, 7, 0, 0] };
    expect(holdings(view, display, 0, 2)).toEqual([]);
    expect(holdings(view, display, 1, 2)).toEqual([{ seat: 0, ducats: 3, coloured: 1, grey: 0, votes: 7 }]);
  });
});
