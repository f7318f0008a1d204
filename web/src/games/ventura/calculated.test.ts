import { describe, expect, it } from 'vitest';
import { assaults, termsOf } from './battle/battle';
import { cardsOf, resistanceOf } from './cards/cards';
import { incomeOf, maintenanceOf } from './tiles/domains';
import { grows, calculated } from './tiles/formulas';
import fixture from './calculated.fixture.json';
import { NOBODY, NOWHERE, rule, type BattleSheet, type Components, type VenturaView } from './shapes';

const components = fixture.components as unknown as Components;
const cards = cardsOf(components);

describe('what the rules come to', () => {
  it.each(fixture.domains.map((sample, number) => ({ number, ...sample })))(
    'is the same here, position $number',
    ({ view: seen, values, income, maintenance }) => {
      const view = seen as unknown as VenturaView;
      for (const [tile, sums] of Object.entries(values)) {
        expect(calculated(view, components, Number(tile), NOBODY).map(({ sum }) => sum)).toEqual(sums);
      }
      const seats = income.map((_, seat) => seat);
      expect(seats.map((seat) => incomeOf(view, components, seat))).toEqual(income);
      expect(seats.map((seat) => maintenanceOf(view, cards, seat))).toEqual(maintenance);
    },
  );

  it.each(fixture.battles.map((sample, number) => ({ number, ...sample })))(
    'is the same here, battle $number',
    ({ sheet, captains, settings, assaults: expected }) => {
      const captain = Array.from({ length: 10 }, () => -1);
      const battle = { ...sheet, areas: [1, 1] } as unknown as BattleSheet;
      captain[0] = captains[0] ?? -1;
      captain[5] = captains[1] ?? -1;
      const view = { captain, settings } as unknown as VenturaView;
      expect(assaults(termsOf(view, components, battle), battle)).toEqual(expected);
    },
  );
});

describe('formulas', () => {
  it('count the neighbours of the Domain that asks, where nobody owns the tile', () => {
    const village = components.tiles.findIndex((row) => row.income.per);
    const view = { spot: components.tiles.map(() => NOWHERE), domain: [[], []] } as unknown as VenturaView;
    const values = calculated(view, components, village, 0);
    expect(values.filter(grows).map(({ sum }) => sum)).toEqual([components.tiles[village]?.income.base]);
  });
});

describe('settings', () => {
  it('left at the edition take its value', () => {
    const settings = { edition: 'it-2011', resistance_use: 'edition', heavy_cavalry_resistance: 6 };
    expect(rule({ settings }, components, 'resistance_use')).toBe('pool');
    expect(rule({ settings }, components, 'heavy_cavalry_resistance')).toBe(6);
  });

  it('decide the resistance of Heavy Cavalry', () => {
    const settings = { edition: 'it-2011', heavy_cavalry_resistance: 'edition' };
    const of = (id: string) => {
      const row = cards.find((card) => card.id === id);
      return row && resistanceOf({ settings }, components, row);
    };
    expect(of('heavy_cavalry')).toBe(4);
    expect(of('archers')).toBe(cards.find((card) => card.id === 'archers')?.resistance);
  });
});
