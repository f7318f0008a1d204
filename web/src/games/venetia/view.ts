// Made by `make shapes` from the Python types: change those, not this file.

import type { Saying, Step } from '../../api/shapes';

/**
 * What a seat sees. Sets are bits; Influence lies by place and seat, the city by seat and Sestiere.
 *
 * What the position has under the same name is open to all. `own_` is what only the seat itself sees;
 * `known_candidates` and `known_votes` hide those of the others while an election is secret.
 * `own_held`, `held_sizes`, `old`, `shown` and `apart` are what it remembers of a shuffle.
 */
export interface VenetiaView {
  game: string;
  seat: number;
  seats: number;
  waiting: number[];
  winners: number[];
  influence: number[];
  podesta: number[];
  sea_influence: number[];
  fleets: number[];
  kingdom: number[];
  control: number;
  venice: number;
  enemies: number;
  epoch: number;
  first_due: boolean;
  supply: number[];
  podesta_supply: number[];
  points: number[];
  own_hand: number[];
  hand_sizes: number[];
  family: number[];
  kept: number[];
  own_tokens: number[];
  token_sizes: number[];
  treated: number[][];
  ducats: number[];
  coloured: number[];
  grey: number[];
  doge: number;
  office: number;
  board: number;
  infamy: number;
  known_candidates: number[];
  known_votes: number[][];
  tiles: number[];
  tiles_out: number;
  deck_size: number;
  discarded: number[];
  threat_deck: number[];
  threats_discarded: number[];
  threat: number;
  playing: number;
  own_received: number;
  own_held: number[];
  held_sizes: number[];
  old: number[];
  shown: number[][];
  apart: number;
  active: number;
  dice: number[];
  type: number;
  ap: number;
  traded: number;
  politics: number;
  card_played: boolean;
  redraw: number;
  sea_bonus: number;
  stradioti: number;
  walls: boolean;
  owed: number;
  capitulated: number;
  opened: number;
  drawn: number[];
  returned: number[];
  stack: Step[];
  settings: Record<string, boolean | number | string>;
}

/** What follows from a view for the eye. Sets of seas and regions are bits. */
export interface VenetiaDisplay {
  routes: number[];
  reached: number[];
  barred: number;
  city: boolean;
  ducat_supply: number[];
  monument_supply: number[];
  sestiere_votes: number[];
  monument_votes: number[];
  outlook: Outlook[];
  ahead: Ahead[];
  threats_due: number;
  reach: Reach | null;
  votes: Record<string, number>;
  shares: Share[];
  dice_rules: DiceRules;
  key: Key;
}

/** The points of one player if a scoring were held now, part by part, and the score after it. */
export interface Outlook {
  presence: number;
  podesta: number;
  vp_tokens: Range;
  doge_tokens: number;
  monuments: number;
  kingdoms: number;
  points: Range;
  total: Range;
}

/** A scoring to come: the first, second or third, and how many spaces a pawn has still to go. */
export interface Ahead {
  scoring: number;
  spaces: number;
}

/** How far the Action Points go of the player who takes a die or spends its points. */
export interface Reach {
  now: Within;
  by_die: Record<string, Within>;
}

/** One way to place the Ducats of a cashed card: how many in each of the two districts (VNZ-7.7). */
export interface Share {
  noun: number;
  sestieri: number[];
  ducats: number[];
}

/** What each type of die allows, in the order of the dice, and what all of them do. */
export interface DiceRules {
  by_type: Saying[];
  any: Saying;
}

/** What the signs on the board mean. */
export interface Key {
  cost: Saying;
  ducat: Saying;
  coloured: Saying;
  grey: Saying;
}

/** A number that is known between two bounds; face-down VP tokens are. */
export interface Range {
  least: number;
  most: number;
}

/**
 * What Action Points suffice for, with the points that it takes.
 *
 * Left out is what lies farther, a sea that Venice controls, and what can be chosen at once.
 */
export interface Within {
  seas: Record<string, number>;
  colonies: Record<string, number>;
}
