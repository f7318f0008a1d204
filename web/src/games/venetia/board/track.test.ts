import { describe, expect, it } from 'vitest';
import { distances } from './track';

describe('the way to the next scoring', () => {
  const pawns = { to_scoring: 3, between_pawns: 9, to_end: 13 };

  it('names in the Rise the nearer of two', () => {
    expect(distances({ ...pawns, epoch: 0 }).map(({ scoring }) => scoring)).toEqual(['first', 'second']);
    expect(distances({ ...pawns, between_pawns: 1, epoch: 0 })[0]).toEqual({
      scoring: 'second',
      spaces: 1,
    });
  });

  it('is that between the pawns in the Apogee, that of the Enemies in the Struggle', () => {
    const later = { ...pawns, to_scoring: 0 };
    expect(distances({ ...later, epoch: 1 })).toEqual([{ scoring: 'second', spaces: 9 }]);
    expect(distances({ ...later, epoch: 2 })).toEqual([{ scoring: 'third', spaces: 13 }]);
  });

  it('is in the Struggle also that of a first scoring still to come', () => {
    expect(distances({ ...pawns, to_scoring: 1, between_pawns: 0, to_end: 5, epoch: 2 })).toEqual([
      { scoring: 'first', spaces: 1 },
      { scoring: 'third', spaces: 5 },
    ]);
  });
});
