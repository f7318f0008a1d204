import { describe, expect, it } from 'vitest';
import type { Point } from '../../pieces/engraving';
import { journeysOf, moves, passed } from './journeys';
import { view } from './sample.fixture';

// M4-E4 and further: across a sea, one step on horseback, then the base move.
const table = view({ plan: [[0, 31, 1, 1, 0, [2, 0, 3, 17, 1, 26, 0, 31]]] });

describe('a journey', () => {
  it('is told with its price and its steps', () => {
    const [journey] = journeysOf(table);
    expect(journey).toMatchObject({ army: 0, territory: 31, caballi: 1, caravels: 1, tolls: 0 });
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
