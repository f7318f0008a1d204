import { describe, expect, it } from 'vitest';
import type { Effect } from '../../api/shapes';
import { changesOf, mood, ranked, shared, without } from './effects';

const plain: Effect = {
  saying: { message: 'effect-ends-turn', clause: 'MAG-5.4.4', about: {} },
  account: '',
  seats: [],
  least: 0,
  most: 0,
  chance: 1,
  later: false,
  event: '',
  closes: [],
  ends_turn: false,
  marks: [],
};
const change = (account: string, least: number | null, most: number | null, chance = 1): Effect => ({
  ...plain,
  saying: { message: 'effect-own', clause: 'MAG-1.1', about: { account, chance, least: least ?? 99 } },
  account,
  seats: [0],
  least,
  most,
  chance,
});

describe('effects', () => {
  const cost = change('florins', -30, -30);
  const falls = change('territories', 1, 1, 0.49);

  it('are a loss, a gain, a closed way, or neither', () => {
    expect(mood(cost, 0)).toBe('loss');
    expect(mood(change('points', 1, 2), 0)).toBe('gain');
    expect(mood({ ...plain, closes: ['invade'] }, 0)).toBe('closes');
    expect(mood(cost, 1)).toBe('plain');
    expect(mood(change('points', -1, 1), 0)).toBe('plain');
  });

  it('stand in the order in which one wants to know them', () => {
    expect(ranked([plain, falls, cost], 0)).toEqual([cost, falls, plain]);
  });

  it('that all options have are told once', () => {
    expect(shared([[cost, falls], [cost], [plain, cost]])).toEqual([cost]);
    expect(shared([[cost]])).toEqual([]);
    expect(without([cost, falls], [cost])).toEqual([falls]);
  });

  it('change the own accounts, each once, from before to after', () => {
    const effects = [cost, change('florins', 0, 10), falls, change('cards', null, null)];
    const told = changesOf(effects, { florins: 100, territories: 3, cards: 2 }, 0);
    expect(told).toEqual([
      { account: 'florins', before: 100, least: 70, most: 80 },
      { account: 'territories', before: 3, least: 3, most: 4 },
      { account: 'cards', before: 2, least: null, most: null },
    ]);
  });
});
