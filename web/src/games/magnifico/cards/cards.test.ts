import { describe, expect, it } from 'vitest';
import { playedCard, price, sentence, together, values } from './cards';
import { components, display } from '../sample.fixture';
import type { CardRow } from '../shapes';

const [tank, castle, grapeshot] = components.cards as [CardRow, CardRow, CardRow];

describe('a card', () => {
  it('has the price of each machine, or of fielding it', () => {
    expect(price(tank)).toEqual({ florins: 20, each: true });
    expect(price(castle)).toEqual({ florins: 50, each: false });
    expect(price({ ...castle, deck: 'none' })).toBeNull();
  });

  it('has its own price where prices differ', () => {
    const differing = display({ build_costs: { 0: 30 } });
    expect(playedCard(display(), components, 0)).toBe(tank);
    expect(price(playedCard(differing, components, 0) ?? tank)).toEqual({ florins: 30, each: true });
    expect(playedCard(differing, components, 1)).toBe(castle);
    expect(playedCard(differing, components, 99)).toBeUndefined();
  });

  it('shows the values that are compared, in one order', () => {
    expect(values(tank)).toEqual([
      { sign: 'dice', number: 4 },
      { sign: 'hits', number: 5 },
    ]);
    expect(values({ ...castle, params: { income: 10, vp: 5 } }).map((value) => value.sign)).toEqual([
      'points',
      'income',
    ]);
  });

  it('does not show how many dice an effect changes as dice to roll', () => {
    expect(values(grapeshot)).toEqual([]);
  });

  it('says its effect with its own numbers in both languages', () => {
    expect(sentence(tank, 'en')).toBe('Tanks for 20 florins: 4 dice, up to 5 hits.');
    expect(sentence(tank, 'it')).toBe('Carri a 20 fiorini: 4 dadi, fino a 5 colpi.');
  });

  it('is counted where there are copies', () => {
    expect(together([7, 3, 7])).toEqual([
      { card: 7, copies: 2 },
      { card: 3, copies: 1 },
    ]);
  });
});
