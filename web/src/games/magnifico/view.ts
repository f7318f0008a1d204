// Made by `make shapes` from the Python types: change those, not this file.

import type { Step } from '../../api/shapes';

/**
 * What a seat sees. `bid` is its own bid, `has_bid` tells only who has made one.
 *
 * `unseen` counts the cards that nobody has seen yet, by kind: those of the decks and, with three and
 * four players, of the box, which are known by elimination only.
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
  supply: number[];
  fields: number[][];
  archives: number[][];
  tank_supply: number;
  airplane_supply: number;
  castle_supply: number;
  tower_supply: number;
  awarded: number;
  unseen: number[];
  tanks_in_deck: number;
  airplanes_in_deck: number;
  machine_bottom: number[];
  project_bottom: number[];
  discarded: number[];
  auction: number[];
  offers: number[];
  rank: number[];
  sold: number;
  recruited: number;
  has_bid: boolean[];
  bid: number;
  turn: number[];
  battle: number[];
  steps: Step[];
  settings: Record<string, boolean | number | string>;
}
