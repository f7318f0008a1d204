import { describe, expect, it } from 'vitest';
import { home, pieceSize, stretched, whole } from './camera';

const SHEET = { width: 1500, height: 1184 };

describe('looking at a sheet', () => {
  it('shows all of it in the middle of a window', () => {
    const { k, x, y } = whole(SHEET, 1000, 900);
    expect(k * SHEET.width).toBeCloseTo(980);
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo((900 - k * SHEET.height) / 2);
  });

  it('begins with all of it where that can be read', () => {
    expect(home(SHEET, 1100, 900, { x: 0, y: 0 }, 0.5)).toEqual(whole(SHEET, 1100, 900));
  });

  it('begins nearer on a phone, about what matters, and never beyond the edge', () => {
    const middle = home(SHEET, 390, 700, { x: 750, y: 600 }, 0.5);
    expect(middle.k).toBeCloseTo(0.39);
    expect(middle.x).toBeCloseTo(195 - 750 * 0.39);
    const corner = home(SHEET, 390, 700, { x: 0, y: 0 }, 0.5);
    expect(corner.x).toBe(10);
  });
});

it('lets pieces follow the map within limits, in pixels of the screen', () => {
  const limits = { least: 0.5, most: 2, growth: 1 };
  const onScreen = (scale: number) => pieceSize(scale, limits) * scale;
  expect([0.1, 0.5, 1, 2, 4].map(onScreen)).toEqual([0.5, 0.5, 1, 2, 2]);
});

it('stretches the picture of a sheet until it is drawn anew, then lays it on whole pixels', () => {
  const sheet = { x: -10, y: 20, width: 100, height: 100 };
  expect(stretched(sheet, { k: 2, x: 0.25, y: 0.75 }, 1)).toEqual({ k: 2, x: -19.75, y: 40.75 });
  expect(stretched(sheet, { k: 2, x: 0.25, y: 0.75 }, 2)).toEqual({ k: 1, x: -20, y: 41 });
});
