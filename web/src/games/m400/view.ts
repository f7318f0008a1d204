// Made by `make shapes` from the Python types: change those, not this file.

import type { Saying, Step } from '../../api/shapes';

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
  remembered: [[number, number, number][], [number, number, number][]];
  common: [[number, number, number][], [number, number, number][]];
  offered: Offered | null;
  countered: Countered | null;
  settings: Record<string, boolean | number | string>;
}

/** Lists by colour or by seat; sets as bits. */
export interface M400Display {
  target: number;
  hand_limit: number;
  capitals: number;
  states: number[];
  forecast: number[];
  draws: number[];
  box: number[];
  draw_table: number[];
  known: number[][];
  without: number[];
  missing: number[][];
  battle: Battle | null;
  toll_lands: number;
  ways: string[];
  reach: Reach[];
  unreached: number;
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

/** A counter to an offer. */
export interface Countered {
  gives: number[];
  wants: number[];
}

/** The battle being fought. */
export interface Battle {
  card_colour: number;
  totals: [number, number];
  ahead: number;
}

/** Where one army may end its movement: lists by goal, each on its cheapest way. */
export interface Reach {
  army: number;
  territory: number[];
  horses: number[];
  ships: number[];
  tolls: number[][];
  risky: number[];
  way: number[][];
}

/** A card that may be used against a capital, with the bonus cards that must follow it (M4-13.3). */
export interface Price {
  card: number;
  bonus: number;
  count: number;
}

/** The terms of an offer or a counter of one seat. */
export interface Bargain {
  partners: number[];
  most: number;
  most_wanted: number[];
  sides: number;
  barred: Offered[];
  left: number;
  offers: number;
}
