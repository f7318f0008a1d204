import { describe, expect, it } from 'vitest';
import { betterCard, combatOf } from './combat';
import type { Components } from '../shapes';

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

  it('has no battle where only its colour is chosen (M4-R29)', () => {
    const combat = combatOf({ combat: [2, 0, 4, 17, 1, -1, -1, 2, -1, -1, 0, 0, 0, 0, 0, 0] }, components);
    expect(combat?.colour).toBe(-1);
  });
});

describe('a lower answer (M4-10.12)', () => {
  const card = (kind: string, colour: string, value: number) => ({ kind, colour, params: { value } });
  const cards = [card('combat', 'red', 2), card('combat', 'red', 3), card('combat', 'green', 4)];
  const box = { ...components, cards } as unknown as Components;
  const sheet = (answered: number, bonus: number, defence: number) =>
    combatOf({ combat: [0, 1, 0, 5, -1, -1, -1, 0, 1, answered, 0, bonus, 0, 0, 3, defence] }, box);
  const rules = (value: string) => ({ defender_combination: value });
  const better = (hand: number[], combat: ReturnType<typeof sheet>, value = 'when_needed') =>
    combat && betterCard({ hand, settings: rules(value) }, box, combat);

  it('cannot be helped while a card is held that equals the one led', () => {
    expect(better([0, 1, 0], sheet(0, 0, 2))).toBe(1);
    expect(better([1, 0, 1], sheet(0, 0, 2))).toBe(-1);
  });

  it('can be helped after cards were added, or with the option', () => {
    expect(better([0, 1, 0], sheet(0, 1, 2))).toBe(-1);
    expect(better([0, 1, 0], sheet(0, 0, 2), 'always')).toBe(-1);
  });
});
