import { describe, expect, it } from 'vitest';
import { DRAWN } from './drawn';
import { anchorage, aside, between, fromVenice, VENICE } from './seaways';

const at = (id: string) => ({ id, label: DRAWN.seas[id]?.label ?? ([0, 0] as [number, number]) });

describe('the ways between the seas', () => {
  it('run from anchorage to anchorage, in both directions over the same bends', () => {
    const forth = between(at('mar_ionio'), at('mar_egeo'));
    const back = between(at('mar_egeo'), at('mar_ionio'));
    expect(forth[0]).toEqual(anchorage('mar_ionio', [0, 0]));
    expect(forth.at(-1)).toEqual(anchorage('mar_egeo', [0, 0]));
    expect(back).toEqual(forth.toReversed());
    expect(forth.length).toBeGreaterThan(2);
  });

  it('begin in Venice', () => {
    const way = fromVenice('mar_adriatico', [0, 0]);
    expect(way[0]).toEqual(VENICE);
    expect(way.at(-1)).toEqual(anchorage('mar_adriatico', [0, 0]));
  });

  it('are straight between seas that a component pack has linked anew', () => {
    expect(between(at('mar_tirreno'), at('mar_maggiore'))).toHaveLength(2);
  });

  it('lie side by side for several players', () => {
    expect(
      aside(
        [
          [0, 0],
          [10, 0],
        ],
        3,
      ),
    ).toEqual([
      [0, -3],
      [10, -3],
    ]);
  });
});
