import { expect, it } from 'vitest';
import type { Marked, Thing } from '../../games/contract';
import type { Point } from '../engraved/engraving';
import { drawnMarks } from './marks';

const PLACES: Point[] = [
  [0, 0],
  [10, 0],
];
const anchor = ({ kind, noun }: Thing) => (kind === 'land' ? PLACES[noun] : null);
const land = (noun: number): Thing => ({ kind: 'land', noun });
const mark = (at: Thing, weight: number, from: Thing | null = null, seat = 0): Marked => ({
  at,
  from,
  seat,
  weight,
});

it('marks a place once, as its weightiest event asks', () => {
  const { rings } = drawnMarks([mark(land(0), 2), mark(land(0), 1, null, 1)], anchor);
  expect(rings).toEqual([{ key: 'land 0', point: [0, 0], seat: 0, weight: 2, old: false, lost: false }]);
});

it('marks the last of several that weigh the same', () => {
  const { rings } = drawnMarks([mark(land(0), 1, null, 0), mark(land(0), 1, null, 1)], anchor);
  expect(rings.map(({ seat }) => seat)).toEqual([1]);
});

it('draws a way only between two points of the board', () => {
  const card = { kind: 'card', noun: 0 };
  const { rings, ways } = drawnMarks(
    [mark(land(1), 1, land(0)), mark(land(0), 1, card), mark(land(1), 1, land(1)), mark(card, 2, land(0))],
    anchor,
  );
  expect(ways.map(({ from, to }) => [from, to])).toEqual([
    [
      [0, 0],
      [10, 0],
    ],
  ]);
  expect(rings).toHaveLength(2);
});
