// Made by `make shapes` from the Python types: change those, not this file.

import type { Move, Saying, Step } from '../../api/shapes';

/**
 * What a seat sees. What has the name of a field of the position is that field, seen by everybody.
 *
 * `cards`: the own hand by kind. `remembered`: what this seat remembers of other hands, `common`
 * what everybody does. `offered` and `countered`: the offer and the counter on the table, or in the
 * making where these eyes make them. `settings`: what was agreed on before the game.
 */
export interface M400View {
  game: string;
  seat: number;
  seats: number;
  waiting: number[];
  winners: number[];
  sequence: number;
  active: number;
  phase: number;
  order: number[];
  first_order: number[];
  player: number[];
  capital: number[];
  score: number[];
  points: number[];
  worth: number[];
  owner: number[];
  at: number[];
  blocked: number;
  tokens: number[];
  attacked: number;
  barred: number;
  held: number[];
  deck_left: number;
  discarded: number[];
  lacking: number[][];
  renewed: number[];
  old: number[];
  offers: number;
  cancelled: number;
  sent: Offered[];
  moved: number;
  settled: number;
  announced: number;
  acted: number;
  fresh: number;
  combat: Combat | null;
  stack: Step[];
  cards: number[];
  remembered: Remembered;
  common: Remembered;
  offered: Offered | null;
  countered: Countered | null;
  settings: Record<string, boolean | number | string>;
}

/** Lists by colour or by seat; sets as bits. */
export interface M400Display {
  target: number;
  hand_limit: number;
  capitals: number;
  colours: number[][];
  acting: number[];
  states: number[];
  forecast: number[];
  draws: number[];
  box: number[];
  draw_table: number[];
  known: number[][];
  without: number[];
  missing: number[][];
  combat_terms: CombatTerms;
  battle: Battle | null;
  usable: number;
  counting: Counting | null;
  toll_lands: number;
  reach: Reach[];
  idle: Idle[];
  shortcuts: Shortcut[];
  stakes: Saying[];
  absent: Saying[];
  prices: Price[];
  bargain: Bargain | null;
  dealing: number;
  passed: number[];
}

/** An offer, on the table or in the making. */
export interface Offered {
  to: number;
  gives: number[];
  wants: number[];
}

/** One combat. Pairs stand for attacker and defender; colours that fight are player colours. */
export interface Combat {
  attacker: number;
  defender: number;
  army: number;
  at: number;
  decided: number[];
  card_colour: number;
  led: number;
  answered: number;
  bonus: [number, number];
  malus: [number, number];
}

/**
 * Cards that are certain to lie in some hand, and the thefts that may have moved them since.
 *
 * The first three columns have a row a card, the others a row a theft, the oldest first.
 */
export interface Remembered {
  holder: number[];
  card: number[];
  since: number[];
  victim: number[];
  taker: number[];
  victims_hand: number[];
}

/** A counter to an offer. */
export interface Countered {
  gives: number[];
  wants: number[];
}

/** What holds for every combat. Pairs stand for cards of attacker and defender. */
export interface CombatTerms {
  to_win: number;
  bonus_counts_for: [number, number];
  malus_counts_for: [number, number];
}

/** The battle being fought. */
export interface Battle {
  card_colour: number;
  totals: [number, number];
  ahead: number;
}

/** How to ask for the way in which the odds of the choice at hand were counted. */
export interface Counting {
  questions: string[][];
  foretold: string[];
}

/** Where one army may end its movement: lists by goal, each on its cheapest way. */
export interface Reach {
  army: number;
  territory: number[];
  horses: number[];
  ships: number[];
  tolls: number[][];
  risky: number[];
  last: number[];
  legs: Legs;
}

/** Lands with one reason. */
export interface Idle {
  lands: number;
  reason: Saying;
}

/** What a click on an army plays at once, as far as it can be played. */
export interface Shortcut {
  army: number;
  moves: Move[];
}

/** A card that may be used against a capital, with the bonus cards that must follow it (M4-13.3). */
export interface Price {
  card: number;
  bonus: number;
  count: number;
}

/** The terms of an offer or a counter of one seat, and what is said of one that breaks them. */
export interface Bargain {
  recipients: number[];
  most_wanted: number[];
  most: number;
  filled: number;
  barred: Offered[];
  no_recipient: Saying;
  unfilled: Saying;
  too_much: Saying;
  repeated: Saying;
  left: number;
  offers: number;
}

/** The moves of which the ways of an army are made: a row a move. */
export interface Legs {
  verb: string[];
  noun: number[];
  after: number[];
}
