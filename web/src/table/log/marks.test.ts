import { describe, expect, it } from 'vitest';
import type { GameInfo, LogLine } from '../../api/shapes';
import { eventKind, game as sample } from '../../mock/game';
import { marksOf, seatOf } from './marks';

const game: GameInfo = {
  ...sample,
  events: {
    'event-moved': eventKind({
      about: ['seat', 'origin', 'target'],
      marks: [{ origin: 'origin', target: 'target' }],
      weight: 1,
    }),
    'event-lost': eventKind({
      about: ['seat', 'territory'],
      marks: [{ at: 'territory' }],
      weight: 2,
      loses: 'seat',
    }),
    'event-rolled': eventKind({ about: ['seat', 'hits'] }),
  },
};

const line = (message: string, about: LogLine['about'], by?: number): LogLine => ({ message, about, by });

describe('what events mark', () => {
  it('is a thing, or the way between two things, by the names of parameters', () => {
    const lines = [
      line('event-moved', { seat: 1, origin: 0, target: 4 }),
      line('event-lost', { seat: 2, territory: 4 }),
    ];
    expect(marksOf(game, lines)).toEqual([
      { at: { kind: 'territory', noun: 4 }, from: { kind: 'territory', noun: 0 }, seat: 1, weight: 1 },
      { at: { kind: 'territory', noun: 4 }, from: null, seat: 2, weight: 2 },
    ]);
  });

  it('is nothing where nothing is declared, unknown, or nowhere', () => {
    expect(marksOf(game, [line('event-rolled', { seat: 0, hits: 3 })])).toEqual([]);
    expect(marksOf(game, [line('event-unknown', { territory: 3 })])).toEqual([]);
    expect(marksOf(game, [line('event-lost', { seat: 0, territory: -1 })])).toEqual([]);
  });

  it('tells whether the reader is the worse for it', () => {
    const lines = [line('event-lost', { seat: 2, territory: 4 })];
    expect(marksOf(game, lines, 2).map((mark) => mark.lost)).toEqual([true]);
    expect(marksOf(game, lines, 1).map((mark) => mark.lost)).toEqual([undefined]);
  });

  it('is marked once, with the newest', () => {
    const twice = [
      line('event-lost', { seat: 0, territory: 4 }),
      line('event-lost', { seat: 2, territory: 4 }),
    ];
    expect(marksOf(game, twice).map((mark) => mark.seat)).toEqual([2]);
  });
});

describe('the seat of a line', () => {
  it('is the one that it speaks of, else the one whose move it tells', () => {
    expect(seatOf(line('event-rolled', { seat: 1 }, 2))).toBe(1);
    expect(seatOf(line('event-rolled', {}, 2))).toBe(2);
    expect(seatOf(line('event-rolled', { seat: -1 }))).toBeNull();
    expect(seatOf(line('event-rolled', {}))).toBeNull();
  });
});
