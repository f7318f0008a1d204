import { expect, it } from 'vitest';
import { outlineOf, outlinesOf, outsideOf, shoresOf } from './outlines';

const RING = 'M0 0L20 0L20 20L0 20Z';

it('names the outlines of a sheet by its shapes', () => {
  const [milan] = outlinesOf('sheet', { milan: { path: RING } });
  expect(milan?.name).toBe(outlineOf('sheet', 'milan'));
  expect(milan?.path).toBe(RING);
});

it('has fewer bends in them for wide strokes', () => {
  const [land] = outlinesOf('sheet', { land: { path: 'M0 0L1 0L8 0L20 0L20 20Z' } });
  expect(land?.coarse).toBe('M0 0L8 0L20 0L20 20Z');
});

it('knows which lands have shores', () => {
  const lands = outlinesOf('sheet', {
    west: { path: 'M0 0L20 0L20 20L0 20Z' },
    inland: { path: 'M20 0L40 0L20 20Z' },
    east: { path: 'M40 0L40 20L20 20Z' },
  });
  const [west, ...others] = shoresOf(lands);
  expect(west).toEqual({
    name: 'sheet-west',
    coast: 'M20 20L0 20L0 0L20 0',
    near: 'M20 20L0 20L0 0L20 0',
    far: 'M20 20L0 20L0 0L20 0',
  });
  expect(others.map(({ name }) => name)).toEqual(['sheet-east']);
});

it('takes land outside apart into its rings', () => {
  const map = { viewBox: [0, 0, 9, 9] as [number, number, number, number], territories: {}, seas: {} };
  const coasts = outsideOf('sheet', { ...map, impassable: {}, land_outside: `${RING}${RING}` });
  expect(coasts.map(({ path }) => path)).toEqual([RING, RING]);
  expect(new Set(coasts.map(({ name }) => name)).size).toBe(2);
});
