// Made by `make shapes` from the Python types: change those, not this file.

import type { Saying, Step } from '../../api/shapes';

/**
 * What a seat sees. `bid` is its own bid, `has_bid` tells only who has made one.
 *
 * What lies in the supplies and the decks follows from the pieces and the cards that are seen.
 */
export interface MagnificoView {
  game: string;
  seat: number;
  seats: number;
  waiting: number[];
  winners: number[];
  round: number;
  holder: number;
  owner: number[];
  soldiers: number[];
  tanks: number[];
  airplanes: number[];
  towers: number[];
  colour: number[];
  money: number[];
  points: number[];
  field: number[][];
  archive: number[][];
  awarded: number;
  machine_bottom: number[];
  project_bottom: number[];
  discarded: number[];
  auction: number[];
  offers: number[];
  rank: number[];
  sold: number;
  recruited: number;
  stage: number;
  wars: number;
  movements: number;
  moved: boolean;
  produced: number;
  raised: number;
  battle: Battle | null;
  stack: Step[];
  has_bid: boolean[];
  bid: number;
  settings: Record<string, boolean | number | string>;
}

/**
 * What a screen shows besides the view; lists are by seat.
 *
 * `target` are the points that end the game, `reserve` counts the soldiers in the supply, `perfect`
 * are the territories that are Perfect Cities.
 * `build_costs` has the price of a machine by card where it is not the printed one (MAG-R1),
 * `first_works` the First Works that nobody has made yet. `choosing` is the seat that buys a card now,
 * -1 where nobody does. `explained` says of each source of points at the end of a round what it is.
 */
export interface MagnificoDisplay {
  target: number;
  gains: Gains;
  territories: number[];
  castles: number[];
  cities: number[];
  reserve: number[];
  income: number[];
  prices: Prices;
  build_costs: Record<string, number>;
  supplies: Supplies;
  decks: Decks;
  first_works: string[];
  perfect: number[];
  battle: Fight | null;
  choosing: number;
  obstacles: Obstacle[][];
  explained: Record<string, Saying>;
}

/**
 * A battle in progress (MAG-7.3). The defender's pieces stand in the attacked territory.
 *
 * `soldiers`, `tanks` and `airplanes` are the attacker's. `go` is the seat whose go it is,
 * `made` its assaults as bits; `sequence` is their fixed order counted from 1, or 0 (MAG-R63).
 */
export interface Battle {
  attacker: number;
  defender: number;
  origin: number;
  target: number;
  go: number;
  soldiers: number;
  tanks: number;
  airplanes: number;
  made: number;
  cancelled: boolean;
  unfired: number;
  flying: number;
  sequence: number;
}

/** The points that each seat would score if the round ended now, by source (MAG-10). */
export interface Gains {
  leonardo: number[];
  workshop: number[];
  court: number[];
  crown: number[];
  cities: number[];
  total: number[];
}

/** What each seat pays for a piece, less the discount of Leonardo; -1: it has no card to build with. */
export interface Prices {
  tank: number[];
  airplane: number[];
  tower: number[];
  castle: number[];
}

/** The pieces that lie beside the map for everybody. */
export interface Supplies {
  tanks: number;
  airplanes: number;
  castles: number;
  towers: number;
}

/** How many cards each deck has. */
export interface Decks {
  machines: number;
  projects: number;
}

/**
 * The battle in progress: both armies, the castle and the assaults made in this go.
 *
 * `level` is what the castle takes off each assault: 0 without one, or once a paratrooper has opened it.
 * `sequence` is the fixed sequence by its number; -1 without one (MAG-R63).
 */
export interface Fight {
  origin: number;
  target: number;
  go: number;
  attacker: Side;
  defender: Side;
  towers: number;
  level: number;
  opened: boolean;
  made: string[];
  sequence: number;
}

/** What stands between a seat and a card of its archive or of the auction. */
export interface Obstacle {
  card: number;
  why: Saying;
}

/** The army of one side of a battle. */
export interface Side {
  seat: number;
  soldiers: number;
  tanks: number;
  airplanes: number;
}
