import { describe, expect, it } from 'vitest';
import { forecast, held, written } from './outlook';

const outlook = [
  [7, 5, 7, 7, 2, 1, 3],
  [4, 0, 2, 6, 0, 0, 1],
];

describe('the forecast of a scoring', () => {
  it('adds up the parts; face-down tokens of others give a range', () => {
    const [own, other] = forecast({ outlook, points: [10, 0], epoch: 0, first_due: false });
    expect(own?.points).toEqual({ least: 22, most: 22 });
    expect(own?.total).toEqual({ least: 32, most: 32 });
    expect(other?.points).toEqual({ least: 6, most: 10 });
    expect(written(other?.points ?? { least: 0, most: 0 })).toBe('6–10');
    expect(written(own?.points ?? { least: 0, most: 0 })).toBe('22');
  });

  it('counts Kingdoms in the Struggle only', () => {
    const kingdoms = (epoch: number, first_due = false) =>
      forecast({ outlook, points: [0, 0], epoch, first_due }).map((row) => row.parts.kingdoms.most);
    expect(kingdoms(1)).toEqual([0, 0]);
    expect(kingdoms(2)).toEqual([3, 1]);
    expect(kingdoms(2, true)).toEqual([0, 0]);
  });

  it('is empty once the third scoring was held', () => {
    expect(forecast({ outlook: [], points: [10, 0], epoch: 2, first_due: false })).toEqual([]);
  });

  it('has the same form as a scoring that was held', () => {
    const [row] = held([
      {
        seat: 1,
        presence: 4,
        podesta: 2,
        vp_tokens: 3,
        doge_tokens: 1,
        monuments: 0,
        kingdoms: 0,
        points: 10,
        total: 14,
      },
    ]);
    expect(row?.seat).toBe(1);
    expect(row?.points).toEqual({ least: 10, most: 10 });
    expect(row?.total).toEqual({ least: 14, most: 14 });
  });
});
