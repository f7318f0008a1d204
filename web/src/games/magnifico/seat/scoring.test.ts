import { describe, expect, it } from 'vitest';
import { roundPoints, shares, workshopCards } from './scoring';
import { components, view } from '../sample.fixture';

describe('a race for most', () => {
  it('gives all to a sole leader, half to two who tie, nothing to more', () => {
    expect(shares([3, 1, 0], 2, false)).toEqual([2, 0, 0]);
    expect(shares([3, 3, 2, 1], 2, false)).toEqual([1, 1, 0, 0]);
    expect(shares([3, 3, 3, 1], 2, false)).toEqual([0, 0, 0, 0]);
    expect(shares([0, 0, 0], 2, false)).toEqual([0, 0, 0]);
  });

  it('with the option gives one to a sole second, and to all leaders who tie', () => {
    expect(shares([9, 7, 7], 2, true)).toEqual([2, 0, 0]);
    expect(shares([9, 7, 6], 2, true)).toEqual([2, 1, 0]);
    expect(shares([9, 0, 0], 2, true)).toEqual([2, 0, 0]);
    expect(shares([3, 3, 3, 1], 2, true)).toEqual([1, 1, 1, 0]);
  });
});

describe('the cards for the Workshop', () => {
  const [tank, castle, grapeshot] = components.cards;
  const bomb = { ...grapeshot, id: 'anti_tank_bomb', effect: 'intercept_tanks' };
  const cards = [tank, castle, bomb] as typeof components.cards;

  it('leave out copies that can do nothing', () => {
    const fielded = view({ fields: [[0, 2, 2, 1, 1], []] });
    expect(workshopCards(fielded, { ...components, cards }, 0)).toBe(4);
    expect(workshopCards(fielded, { ...components, cards }, 1)).toBe(0);
  });

  it('are all that are fielded, where the players agreed so', () => {
    const all = view({ fields: [[0, 2, 2], []], settings: { workshop_cards: 'all' } });
    expect(workshopCards(all, { ...components, cards }, 0)).toBe(3);
  });
});

describe('the end of the round, foretold', () => {
  it('counts Leonardo, cards, castles, territories and Perfect Cities', () => {
    const points = roundPoints(view({ towers: [4, -1, 0], fields: [[], [0]] }), components);
    expect(points).toEqual([
      { magnifico_leonardo: 2, workshop: 0, great_court: 2, imperial_crown: 2, perfect_cities: 1 },
      { magnifico_leonardo: 0, workshop: 2, great_court: 0, imperial_crown: 0, perfect_cities: 0 },
    ]);
  });
});
