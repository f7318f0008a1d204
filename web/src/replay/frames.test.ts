import { describe, expect, it } from 'vitest';
import type { Replay, ReplayFrame } from '../api/shapes';
import { bounded, eventsAt, frameOf, wholeBoards, wholeViews } from './frames';

function frame(view: Record<string, unknown>, log: number): ReplayFrame {
  return { view, step: null, waiting: [], log, mover: null };
}

const frames = [
  frame({ round: 1, money: [10, 20] }, 1),
  frame({ money: [0, 20] }, 3),
  frame({ round: 2 }, 3),
];
const log = ['a', 'b', 'c'].map((message) => ({ message, clause: '', about: {} }));
const standing = { winning: [], coming: [], ledger: [], rounds: [], swings: [], chronicle: [] };
const replay: Replay = { eyes: 0, state: 'ended', frames, log, players: {}, standing };

describe('the frames of a replay', () => {
  it('become whole views', () => {
    expect(wholeViews(frames)).toEqual([
      { round: 1, money: [10, 20] },
      { round: 1, money: [0, 20] },
      { round: 2, money: [0, 20] },
    ]);
  });

  it('keep the board in text until it changes', () => {
    const [first, , last] = frames as [ReplayFrame, ReplayFrame, ReplayFrame];
    const written = [{ ...first, board: { en: ['one'] } }, ...frames.slice(1, 2), { ...last, board: {} }];
    expect(wholeBoards(written)).toEqual([{ en: ['one'] }, { en: ['one'] }, {}]);
    expect(wholeBoards(frames)).toEqual([undefined, undefined, undefined]);
  });

  it('know their own events', () => {
    expect(eventsAt(replay, 0).map((line) => line.message)).toEqual(['a']);
    expect(eventsAt(replay, 1).map((line) => line.message)).toEqual(['b', 'c']);
    expect(eventsAt(replay, 2)).toEqual([]);
  });

  it('are found by a line of the log', () => {
    expect([0, 1, 2].map((line) => frameOf(replay, line))).toEqual([0, 1, 1]);
    expect(frameOf(replay, 9)).toBe(2);
  });

  it('are never left', () => {
    expect(bounded(null, 3)).toBe(2);
    expect(bounded(57, 3)).toBe(2);
    expect(bounded(-4, 3)).toBe(0);
    expect(bounded(0, 0)).toBe(0);
  });
});
