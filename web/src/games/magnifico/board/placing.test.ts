import { describe, expect, it } from 'vitest';
import drawn from '../../../../../src/quattrocento/games/magnifico/map.json';
import { garrison, middleOf, stands } from './placing';
import { projected } from './projection';
import { view } from '../sample.fixture';
import type { MagnificoMap } from '../shapes';

const map = drawn as unknown as MagnificoMap;

describe('the pieces of a territory', () => {
  it('are castle, soldiers, tanks, airplanes, and nothing that is not there', () => {
    const table = view({ soldiers: [4, 0, 1], towers: [0, -1, -1], airplanes: [2, 0, 0] });
    expect(garrison(table, 0)).toEqual([
      ['castle', 1],
      ['soldiers', 4],
      ['airplanes', 2],
    ]);
    expect(garrison(table, 1)).toEqual([]);
  });

  it('stand in one row about the middle while they are few', () => {
    const [castle, soldiers] = stands([
      ['castle', 1],
      ['soldiers', 3],
    ]);
    expect(castle?.y).toBe(soldiers?.y);
    expect(castle?.x).toBeLessThan(0);
    expect(soldiers?.x).toBeGreaterThan(0);
  });

  it('stand in two rows, machines in front, when they are many', () => {
    const placed = stands([
      ['castle', 1],
      ['soldiers', 3],
      ['tanks', 1],
      ['airplanes', 1],
    ]);
    const row = (piece: string) => placed.find((stand) => stand.piece === piece)?.y ?? NaN;
    expect(row('castle')).toBe(row('soldiers'));
    expect(row('tanks')).toBe(row('airplanes'));
    expect(row('tanks')).toBeGreaterThan(row('castle'));
  });

  it('stand on the sheet, in every territory', () => {
    const [, , width, height] = map.viewBox;
    for (const [id, shape] of Object.entries(map.territories)) {
      const [x, y] = middleOf(id, shape.label);
      expect(x, id).toBeGreaterThan(40);
      expect(x, id).toBeLessThan(width - 40);
      expect(y, id).toBeGreaterThan(40);
      expect(y, id).toBeLessThan(height - 40);
    }
  });
});

describe('the projection', () => {
  it('finds the places where the map has its cities', () => {
    const place = projected(map.projection);
    const cities: [string, number, number][] = [
      ['milan', 9.19, 45.46],
      ['moscow', 37.62, 55.75],
      ['fez', -5, 34.03],
    ];
    for (const [id, lon, lat] of cities) {
      const [x, y] = place(lon, lat);
      const [anchorX, anchorY] = map.territories[id]?.anchor ?? [NaN, NaN];
      expect(x, id).toBeCloseTo(anchorX, 0);
      expect(y, id).toBeCloseTo(anchorY, 0);
    }
  });
});
