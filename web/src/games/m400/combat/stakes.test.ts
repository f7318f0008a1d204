import { describe, expect, it } from 'vitest';
import type { Move, TableContext } from '../../contract';
import { asked, standing } from '../sample.fixture';
import type { M400View } from '../shapes';
import { stakesOf } from './stakes';

const told = (table: TableContext) => stakesOf(table).map(({ message }) => message);

describe('what hangs on a choice', () => {
  // Seat 1 (colour 1) attacks land 1 of seat 0 (colour 0).
  const combat = [1, 0, 2, 1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0];

  it('is for the defender the price of both answers', () => {
    const [surrender, fight] = stakesOf(asked('war', [['fight', 0]], { combat, held: [4, 1, 0] }));
    expect(surrender).toMatchObject({ clause: 'M4-9.1', about: { seat: 'seat 1', cards: 1, lost: 0 } });
    expect(fight).toMatchObject({ clause: 'M4-11.1', about: { cards: 2, points: 1, lost: 0 } });
  });

  it('is an army there too, where there are two; by surrender only with the option', () => {
    const at = standing({ 0: 1, 1: 7, 2: 1 });
    const lost = (changed: Partial<M400View>) =>
      stakesOf(asked('war', [['fight', 0]], { combat, at, ...changed })).map(({ about }) => about['lost']);
    expect(lost({})).toEqual([0, 1]);
    expect(lost({ settings: { surrender_destroys_army: true } })).toEqual([1, 1]);
  });

  it('is the right to win, before a capital is attacked or Revolutionem played', () => {
    expect(told(asked('statement', [['attack', 2]], { at: standing({ 2: 0 }) }))).toEqual([
      'stakes-barring',
    ]);
    expect(told(asked('statement', [['attack', 2]], { at: standing({ 2: 1, 3: 5 }) }))).toEqual([
      'stakes-attack',
    ]);
    expect(told(asked('before_moving', [['play', 0]]))).toEqual(['stakes-barring']);
    expect(told(asked('before_moving', [['play', 1]]))).toEqual([]);
  });

  it('is, where an army may be destroyed for a capital, where it stands and whether it is blocked', () => {
    const at = standing({ 2: 7, 3: 9 });
    const options: Move[] = [
      ['destroy', 2],
      ['destroy', 3],
      ['nothing', 0],
    ];
    const [where] = stakesOf(asked('reward', options, { at, blocked: 0b1000 }));
    expect(where?.about['armies']).toBe(
      'stakes-where army 2 territory 7; stakes-where-blocked army 3 territory 9',
    );
  });

  it('is told of one who has the points and cannot win', () => {
    expect(told(asked('movement', [], { forecast: [36, 0, 0, 40, 0], barred: 1 }))).toEqual([
      'stakes-barred',
    ]);
  });
});
