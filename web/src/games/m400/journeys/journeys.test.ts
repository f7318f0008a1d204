import { describe, expect, it } from 'vitest';
import type { Point } from '../../../pieces/engraved/engraving';
import { journeysOf, moves, passed } from './journeys';
import { display, reach } from '../sample.fixture';

// M4-E4 and further: across a sea, one step on horseback, then the base move.
const table = display({
  reach: [
    {
      army: 0,
      territory: [31, 9],
      horses: [1, 0],
      ships: [1, 0],
      tolls: [[26], []],
      risky: [31],
      last: [3, 4],
      legs: {
        verb: ['caravella', 'land', 'caballus', 'to', 'to'],
        noun: [0, 17, 26, 31, 9],
        after: [-1, 0, 1, 2, -1],
      },
    },
    reach(1, 5),
  ],
});

describe('a journey', () => {
  it('is told with its price and its steps', () => {
    const [journey, near, other] = journeysOf(table);
    expect(journey).toMatchObject({ army: 0, territory: 31, caballi: 1, caravels: 1 });
    expect(journey).toMatchObject({ paid: [26], risky: true });
    expect(near).toMatchObject({ army: 0, territory: 9, paid: [], risky: false });
    expect(other).toMatchObject({ army: 1, territory: 5 });
    expect(journey?.steps).toEqual([
      ['caravella', 0],
      ['land', 17],
      ['caballus', 26],
      ['to', 31],
    ]);
  });

  it('begins with the choice of the army, unless it is on its way', () => {
    const [journey] = journeysOf(table);
    if (!journey) throw new Error('no journey');
    expect(moves(journey, false)[0]).toEqual(['move', 0]);
    expect(moves(journey, true)).toEqual(journey.steps);
  });

  it('passes lands and seas in their order', () => {
    const lands: Point[] = [
      [0, 0],
      [10, 0],
    ];
    const seas: Point[] = [[5, 5]];
    expect(
      passed(
        [
          ['caravella', 0],
          ['land', 1],
        ],
        [0, 0],
        lands,
        seas,
      ),
    ).toEqual([
      [0, 0],
      [5, 5],
      [10, 0],
    ]);
  });
});
