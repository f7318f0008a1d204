import { describe, expect, it } from 'vitest';
import { lastElection, lastScoring } from './happenings';
import { told } from './sample.fixture';

const first = [
  told('election-began', { election: 0 }),
  told('candidate-shown', { seat: 0, family_card: 2, votes: 5 }),
  told('vote-shown', { seat: 0, card: 7 }),
  told('candidate-shown', { seat: 1, family_card: 4, votes: 6 }),
  told('vote-shown', { seat: 1, card: 3 }),
  told('elected', { seat: 1, family_card: 4, tokens: 3 }),
];

describe('the last election', () => {
  it('is not known before candidates were revealed', () => {
    expect(lastElection([])).toBeNull();
    expect(
      lastElection([told('election-began', { election: 0 }), told('has-chosen', { seat: 0 })]),
    ).toBeNull();
  });

  it('has the ballots, the added cards and the winner', () => {
    expect(lastElection(first)).toEqual({
      election: 0,
      tiles: [],
      ballots: [
        { seat: 0, family_card: 2, votes: 5, cards: [7] },
        { seat: 1, family_card: 4, votes: 6, cards: [3] },
      ],
      winner: 1,
    });
  });

  it('is told although the game went on from within it', () => {
    expect(lastElection(first.slice(1))).toMatchObject({ election: -1, winner: 1 });
  });

  it('is still told while the next one is secret', () => {
    const log = [...first, told('election-began', { election: 1 }), told('has-chosen', { seat: 0 })];
    expect(lastElection(log)?.election).toBe(0);
  });

  it('has no winner while a tie is being broken', () => {
    const log = [
      ...first,
      told('election-began', { election: 1 }),
      told('tiles-drawn', { tile: 6, other_tile: 2 }),
      told('candidate-shown', { seat: 0, family_card: 0, votes: 1 }),
      told('candidate-shown', { seat: 1, family_card: 0, votes: 1 }),
    ];
    expect(lastElection(log)).toMatchObject({ election: 1, tiles: [6, 2], winner: -1 });
  });
});

describe('the last scoring', () => {
  it('has a row for each seat', () => {
    const parts = { presence: 7, podesta: 5, vp_tokens: 7, doge_tokens: 2, monuments: 1, kingdoms: 0 };
    const log = [
      told('scoring-began', { scoring: 1 }),
      told('scored', { seat: 0, ...parts, points: 22, total: 22 }),
      told('epoch-began', { epoch: 1 }),
    ];
    expect(lastScoring([])).toBeNull();
    expect(lastScoring(log)).toEqual({
      scoring: 1,
      seats: [{ seat: 0, ...parts, points: 22, total: 22 }],
    });
  });
});
