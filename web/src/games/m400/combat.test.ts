import { describe, expect, it } from 'vitest';
import { combatOf } from './combat';
import type { Components } from './shapes';

const components = { card_colours: [{ id: 'red' }, { id: 'green' }, { id: 'blue' }] } as Components;

describe('the combat', () => {
  it('is not there where none is fought', () => {
    expect(combatOf({ combat: [] }, components)).toBeNull();
  });

  it('is read from its sheet: sides, colours won, cards, additions and totals', () => {
    // M4-E7: blue IV against III with a bonus; the attacker adds a malus.
    const combat = combatOf({ combat: [2, 0, 4, 17, 1, -1, -1, 2, 15, 14, 0, 1, 1, 0, 4, 3] }, components);
    expect(combat).toEqual({
      colours: [2, 0],
      army: 4,
      territory: 17,
      won: [0, 1],
      winners: [1, -1, -1],
      colour: 2,
      lines: [
        { card: 15, bonus: 0, malus: 1, total: 4 },
        { card: 14, bonus: 1, malus: 0, total: 3 },
      ],
      ahead: 0,
    });
  });

  it('has the defender ahead at equal totals (M4-10.8)', () => {
    const combat = combatOf({ combat: [2, 0, 4, 17, 1, 0, -1, 2, 15, 14, 0, 1, 0, 0, 4, 4] }, components);
    expect(combat?.ahead).toBe(1);
    expect(combat?.won).toEqual([1, 1]);
  });
});
