import { describe, expect, it } from 'vitest';
import { cardsOf } from '../cards/cards';
import { companyOf, companyPart, troopNoun, troopParts } from '../nouns';
import fixture from '../calculated.fixture.json';
import { NO_CARD, type Components } from '../shapes';
import { movementOf } from './troops';

const cards = cardsOf(fixture.components as unknown as Components);
const number = (id: string) => cards.findIndex((row) => row.id === id);
const movement = (id: string) => cards[number(id)]?.movement ?? 0;
const troop = (captain: number, ...ids: string[]) => ({
  seat: 0,
  area: 2,
  at: 0,
  captain,
  companies: ids.map((id) => companyOf(number(id))),
});

describe('the movement of a Troop', () => {
  it('is that of a single Company', () => {
    expect(movementOf(troop(NO_CARD, 'light_cavalry'), cards)).toBe(movement('light_cavalry'));
  });

  it('is that of the slowest Company, with the Captain and the Horse-carts', () => {
    const pair = movementOf(troop(number('acuto'), 'light_cavalry', 'spearmen'), cards);
    expect(pair).toBe(Math.min(movement('light_cavalry'), movement('spearmen')) + movement('acuto'));
    const carted = movementOf(troop(number('acuto'), 'horse_carts', 'spearmen'), cards);
    const slowest = Math.min(movement('horse_carts'), movement('spearmen'));
    expect(carted).toBeGreaterThan(slowest + movement('acuto'));
  });
});

describe('composed nouns', () => {
  it('are taken apart again', () => {
    expect(troopParts(troopNoun(-1, 3))).toEqual({ seat: -1, area: 3 });
    expect(troopParts(troopNoun(2, 5))).toEqual({ seat: 2, area: 5 });
    const company = companyOf(number('archers'), 1);
    expect(companyPart((troopNoun(1, 4) << 9) | company)).toBe(company);
  });
});
