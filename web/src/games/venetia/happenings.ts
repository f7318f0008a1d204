/** What the newest events mean for the eye: places to look at, an election revealed, a scoring held. */

import type { Saying } from '../contract';

export interface Ballot {
  seat: number;
  family_card: number;
  votes: number;
  cards: number[];
}

export interface Election {
  tiles: number[];
  ballots: Ballot[];
  /** The seat that was elected, or -1 while a tie is being broken. */
  winner: number;
}

export interface Scored {
  seat: number;
  presence: number;
  podesta: number;
  vp_tokens: number;
  doge_tokens: number;
  monuments: number;
  kingdoms: number;
  /** What this scoring gave, and the score after it. */
  points: number;
  total: number;
}

export interface Scoring {
  scoring: number;
  seats: Scored[];
}

const number = (event: Saying, name: string) => Number(event.about[name] ?? -1);

/** The things of one kind of which the events tell. */
export function touched(events: Saying[], kind: string): Set<number> {
  const named = events.map((event) => event.about[kind]);
  return new Set(named.filter((value): value is number => typeof value === 'number' && value >= 0));
}

/** The election among the events, as far as it has come; what was known of it before is kept. */
export function electionIn(events: Saying[], before: Election | null): Election | null {
  let found = before;
  for (const event of events) {
    if (event.message === 'event-election-began') found = { tiles: [], ballots: [], winner: -1 };
    if (!found) continue;
    if (event.message === 'event-tiles-drawn') {
      found = { ...found, tiles: [number(event, 'tile'), number(event, 'other_tile')] };
    } else if (event.message === 'event-candidate-shown') {
      const ballot = {
        seat: number(event, 'seat'),
        family_card: number(event, 'family_card'),
        votes: number(event, 'votes'),
        cards: [],
      };
      found = { ...found, ballots: [...found.ballots, ballot] };
    } else if (event.message === 'event-vote-shown') {
      const seat = number(event, 'seat');
      const ballots = found.ballots.map((ballot) =>
        ballot.seat === seat ? { ...ballot, cards: [...ballot.cards, number(event, 'card')] } : ballot,
      );
      found = { ...found, ballots };
    } else if (event.message === 'event-elected' || event.message === 'event-final-election-won') {
      found = { ...found, winner: number(event, 'seat') };
    }
  }
  return found;
}

/** The last scoring among the events. */
export function scoringIn(events: Saying[], before: Scoring | null): Scoring | null {
  let found = before;
  for (const event of events) {
    if (event.message === 'event-scoring-began') found = { scoring: number(event, 'scoring'), seats: [] };
    if (event.message === 'event-scored' && found) {
      const scored: Scored = {
        seat: number(event, 'seat'),
        presence: number(event, 'presence'),
        podesta: number(event, 'podesta'),
        vp_tokens: number(event, 'vp_tokens'),
        doge_tokens: number(event, 'doge_tokens'),
        monuments: number(event, 'monuments'),
        kingdoms: number(event, 'kingdoms'),
        points: number(event, 'points'),
        total: number(event, 'total'),
      };
      found = { ...found, seats: [...found.seats, scored] };
    }
  }
  return found;
}
