import { describe, expect, it } from 'vitest';
import { fightOf } from './combat';

const combat = {
  attacker: 2,
  defender: 0,
  army: 4,
  at: 17,
  decided: [1, -1, -1],
  card_colour: 2,
  led: 15,
  answered: 14,
  bonus: [0, 1] as [number, number],
  malus: [1, 0] as [number, number],
};

describe('the combat', () => {
  it('is not there where none is fought', () => {
    expect(fightOf({ combat: null }, { battle: null })).toBeNull();
  });

  it('is laid out by sides: colours won, cards, additions and totals', () => {
    // M4-E7: blue IV against III with a bonus; the attacker adds a malus.
    const battle = { card_colour: 2, totals: [4, 3] as [number, number], ahead: 0 };
    expect(fightOf({ combat }, { battle })).toEqual({
      colours: [2, 0],
      territory: 17,
      winners: [1, -1, -1],
      colour: 2,
      lines: [
        { card: 15, bonus: 0, malus: 1, total: 4 },
        { card: 14, bonus: 1, malus: 0, total: 3 },
      ],
      ahead: 0,
    });
  });

  it('has no battle where only its colour is chosen (M4-R29)', () => {
    const chosen = { ...combat, led: -1, answered: -1 };
    expect(fightOf({ combat: chosen }, { battle: null })?.colour).toBe(-1);
  });
});
