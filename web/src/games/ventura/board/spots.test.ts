import { describe, expect, it } from 'vitest';
import { spotsOf } from './spots';

const places = [{ tile: 1, place: 2080, q: 0, r: 0 }];
const beside = [1];
const free = [
  { place: 2144, q: 1, r: 0, beside },
  { place: 2081, q: 0, r: 1, beside },
];

describe('the places of the map', () => {
  it('are those with tiles, while nothing is being laid', () => {
    expect(spotsOf({ places, free: [] }, [['pass', 0]])).toEqual([{ ...places[0], state: 'laid' }]);
  });

  it('are all those beside the tiles too, while a tile is being laid', () => {
    const spots = spotsOf({ places, free }, [['lay', 2081]]);
    expect(spots.map(({ state }) => state)).toEqual(['laid', 'closed', 'open']);
  });
});
