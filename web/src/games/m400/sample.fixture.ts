/** A small table for tests: three seats, the real components. */

import type { Move, TableContext } from '../contract';
import type { M400Display, M400View, Reach } from './view';

export const PLAYERS = 3;
const COLOURS = 5;
const TERRITORIES = 36;
const KINDS = 26;

const none = (length: number, value = 0) => Array.from({ length }, () => value);

const REMEMBERED = { holder: [], card: [], since: [], victim: [], taker: [], victims_hand: [] };

export function view(changed: Partial<M400View> = {}): M400View {
  return {
    game: 'm400',
    seat: 0,
    seats: PLAYERS,
    waiting: [],
    winners: [],
    sequence: 2,
    active: 1,
    phase: 2,
    order: [3, 1, 0],
    first_order: [0, 1, 3],
    player: [0, 1, -1, 2, -1],
    capital: [1, 3, -1, 4, -1],
    score: [12, 5, 0, 50, 0],
    points: [1, 0, 0, 2, 0],
    worth: [1, 0, 0, 2, 0],
    owner: none(TERRITORIES, -1),
    at: none(2 * COLOURS, -1),
    blocked: 0,
    tokens: none(TERRITORIES),
    attacked: 0,
    barred: 1,
    held: [4, 2, 0],
    deck_left: 50,
    discarded: none(KINDS),
    lacking: [],
    renewed: none(KINDS),
    old: [0, 0, 0],
    offers: 0,
    cancelled: 0,
    sent: [],
    moved: 0,
    settled: 0,
    announced: 0,
    acted: 0,
    fresh: 0,
    combat: null,
    stack: [],
    cards: none(KINDS),
    remembered: REMEMBERED,
    common: REMEMBERED,
    offered: null,
    countered: null,
    settings: { draw_table: 'catch_up' },
    ...changed,
  };
}

export function display(changed: Partial<M400Display> = {}): M400Display {
  return {
    target: 35,
    hand_limit: 15,
    capitals: 1,
    colours: [[0], [1], [3]],
    acting: [0, 1, 3],
    states: [3, 2, 0, 3, 0],
    forecast: [11, 5, 0, 11, 0],
    draws: [4, 5, 0, 1, 0],
    box: [12, 5, 0, 44, 0],
    draw_table: [5, 5, 5, 5, 5, 2, 2, 2, 2, 2],
    known: [[], [], []],
    without: [0, 0, 0],
    missing: [[], [], []],
    combat_terms: { to_win: 2, bonus_counts_for: [0, 1], malus_counts_for: [1, 0] },
    battle: null,
    usable: 0,
    counting: null,
    toll_lands: 0,
    reach: [],
    idle: [],
    shortcuts: [],
    stakes: [],
    absent: [],
    prices: [],
    bargain: null,
    dealing: -1,
    passed: [],
    ...changed,
  };
}

/** Where an army gets, each goal on one step. */
export function reach(army: number, ...territory: number[]): Reach {
  return {
    army,
    territory,
    horses: territory.map(() => 0),
    ships: territory.map(() => 0),
    tolls: territory.map(() => []),
    risky: [],
    last: territory.map((_, leg) => leg),
    legs: { verb: territory.map(() => 'to'), noun: territory, after: territory.map(() => -1) },
  };
}

/** Seat 0 is asked at this step. */
export function asked(
  step: string,
  options: Move[],
  changed: Partial<M400View> = {},
  shown: Partial<M400Display> = {},
): TableContext {
  return {
    game: {},
    view: view(changed),
    display: display(shown),
    eyes: 0,
    options,
    step: { name: step, about: {} },
    lit: () => false,
    speech: {
      name: (kind: string, noun: number) => `${kind} ${noun}`,
      seat: (seat: number) => `seat ${seat}`,
      say: (id: string, about: Record<string, string>) => [id, ...Object.values(about)].join(' '),
    },
  } as unknown as TableContext;
}

/** Where these armies stand; all others are in reserve. */
export const standing = (places: Record<number, number>) =>
  Array.from({ length: 10 }, (_, army) => places[army] ?? -1);
