/** What the log means for the eye: the last election, the last scoring. */

import type { Saying } from '../contract';

type Told = Pick<Saying, 'message' | 'about'>;

export interface Ballot {
  seat: number;
  family_card: number;
  votes: number;
  /** Action cards that were added. */
  cards: number[];
}

export interface Election {
  /** First, regular or final. */
  election: number;
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
  /** First, second or third. */
  scoring: number;
  seats: Scored[];
}

const WINS = ['event-elected', 'event-final-election-won'];

const number = (event: Told | undefined, name: string) => Number(event?.about[name] ?? -1);
const called = (events: Told[], message: string) => events.filter((event) => event.message === message);

/** The events from the last one of this name on. */
function since(log: Told[], message: string): Told[] | null {
  const start = log.findLastIndex((event) => event.message === message);
  return start < 0 ? null : log.slice(start);
}

/** The last election whose candidates were revealed. */
export function lastElection(log: Told[]): Election | null {
  const shown = log.findLastIndex((event) => event.message === 'event-candidate-shown');
  if (shown < 0) return null;
  // A game that goes on from within an election tells of no beginning.
  const start = log.slice(0, shown).findLastIndex((event) => event.message === 'event-election-began');
  const next = log.findIndex((event, at) => at > start && event.message === 'event-election-began');
  const events = log.slice(Math.max(0, start), next < 0 ? undefined : next);
  const [tiles] = called(events, 'event-tiles-drawn');
  const votes = called(events, 'event-vote-shown');
  return {
    election: number(log[start], 'election'),
    tiles: tiles ? [number(tiles, 'tile'), number(tiles, 'other_tile')] : [],
    ballots: called(events, 'event-candidate-shown').map((event) => {
      const seat = number(event, 'seat');
      const own = votes.filter((vote) => number(vote, 'seat') === seat);
      return {
        seat,
        family_card: number(event, 'family_card'),
        votes: number(event, 'votes'),
        cards: own.map((vote) => number(vote, 'card')),
      };
    }),
    winner: number(
      events.find((event) => WINS.includes(event.message)),
      'seat',
    ),
  };
}

/** The last scoring. */
export function lastScoring(log: Told[]): Scoring | null {
  const events = since(log, 'event-scoring-began');
  if (!events) return null;
  return {
    scoring: number(events[0], 'scoring'),
    seats: called(events, 'event-scored').map((event) => ({
      seat: number(event, 'seat'),
      presence: number(event, 'presence'),
      podesta: number(event, 'podesta'),
      vp_tokens: number(event, 'vp_tokens'),
      doge_tokens: number(event, 'doge_tokens'),
      monuments: number(event, 'monuments'),
      kingdoms: number(event, 'kingdoms'),
      points: number(event, 'points'),
      total: number(event, 'total'),
    })),
  };
}
