import { describe, expect, it } from 'vitest';
import { around } from './hexes';
import { hexNoun } from '../nouns';
import { NOWHERE } from '../shapes';
import { spotsOf } from './spots';

const MIDDLE = hexNoun({ q: 0, r: 0 });
const view = { spot: [NOWHERE, MIDDLE], own_choice: 0 };
const states = (options: [string, number][]) => spotsOf(view, options).map(({ state }) => state);

describe('the places of the map', () => {
  it('are those with tiles, while nothing is being laid', () => {
    expect(spotsOf(view, [['pass', 0]])).toEqual([{ place: MIDDLE, tile: 1, state: 'laid' }]);
  });

  it('are all those beside the tiles too, while a tile is being laid', () => {
    const [first] = around(MIDDLE);
    const found = states([['lay', first ?? 0]]);
    expect(found.filter((state) => state === 'open')).toHaveLength(1);
    expect(found.filter((state) => state === 'closed')).toHaveLength(5);
  });
});
