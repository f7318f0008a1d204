import { expect, it } from 'vitest';
import { centre, towards } from './neighbours';

type Point = [x: number, y: number];

const PLACES: Point[] = [
  [0, 0],
  [10, 1],
  [30, 0],
  [1, 20],
];

it('goes to the nearest place in the direction of the arrow', () => {
  expect(towards('ArrowRight', 0, PLACES)).toBe(1);
  expect(towards('ArrowLeft', 2, PLACES)).toBe(1);
  expect(towards('ArrowDown', 0, PLACES)).toBe(3);
  expect(towards('ArrowUp', 0, PLACES)).toBeNull();
  expect(towards('Enter', 0, PLACES)).toBeNull();
});

it('finds the middle of some places', () => {
  expect(
    centre([
      [0, 0],
      [10, 20],
    ]),
  ).toEqual({ x: 5, y: 10 });
});
