import { describe, expect, it } from 'vitest';
import type { Point } from '../../../pieces/engraved/engraving';
import { isRisky, journeysOf, moves, passed, tollLands, type Journey } from './journeys';
import { view } from '../sample.fixture';

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

describe('the tolls of a journey', () => {
  const HORSE = 1;
  const BASE = 0;
  const journey = (tolls: number, route: number[]): Journey => {
    const [made] = journeysOf(view({ plan: [[0, route.at(-1) ?? 0, 0, 0, tolls, route]] }));
    if (!made) throw new Error('no journey');
    return made;
  };
  const enemy = (land: number) => land >= 20;

  it('are paid where it passes enemy land, not where it ends (M4-7.3)', () => {
    const passing = journey(1, [HORSE, 20, HORSE, 5, BASE, 21]);
    expect(tollLands(passing, 3, enemy)).toEqual([20]);
  });

  it('are paid for the land that the army has come to in this turn', () => {
    expect(tollLands(journey(1, [BASE, 5]), 20, enemy)).toEqual([20]);
    expect(tollLands(journey(0, [BASE, 5]), 20, enemy)).toEqual([]);
  });

  it('are no more than the hand can pay (M4-7.10)', () => {
    const poor = journey(1, [HORSE, 20, HORSE, 21, BASE, 5]);
    expect(tollLands(poor, 3, enemy)).toEqual([20]);
  });

  it('endanger the journey only where cards are needed after the next step', () => {
    expect(isRisky(journey(1, [HORSE, 20, BASE, 5]), [20])).toBe(false);
    expect(isRisky(journey(1, [HORSE, 20, HORSE, 5, BASE, 6]), [20])).toBe(false);
    expect(isRisky(journey(1, [HORSE, 20, HORSE, 5, HORSE, 6]), [20])).toBe(true);
    expect(isRisky(journey(1, [HORSE, 5, HORSE, 6]), [20])).toBe(true);
    expect(isRisky(journey(0, [HORSE, 5, HORSE, 6]), [])).toBe(false);
  });
});
