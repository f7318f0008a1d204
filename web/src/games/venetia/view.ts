// Made by `make shapes` from the Python types: change those, not this file.

import type { Step } from '../../api/shapes';

/**
 * What a seat sees. Sets are bits; Influence lies by place and seat, the city by seat and Sestiere.
 *
 * `hand`, `vp_tokens`, `received` and, while an election is secret, `candidates` and `votes`
 * show only what is the seat's own. `held`, `shown`, `old` and `apart` are what it remembers of
 * the last shuffle. `unseen`, `vp_unseen`, `threats_left` and `battle_left` count what may come
 * out of the decks and bags.
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
  hand: number[];
  hand_sizes: number[];
  family: number[];
  spent: number[];
  kept: number[];
  vp_tokens: number[];
  vp_sizes: number[];
  treated: number[][];
  ducats: number[];
  coloured: number[];
  grey: number[];
  ducat_supply: number[];
  monument_supply: number[];
  doge: number;
  office: number;
  board: number;
  infamy: number;
  candidates: number[];
  votes: number[][];
  chosen: boolean[];
  tiles: number[];
  tiles_out: number;
  discarded: number[];
  deck_size: number;
  unseen: number[];
  vp_unseen: number[];
  threats_left: number[];
  threats_discarded: number[];
  threat: number;
  playing: number;
  received: number;
  held: number[];
  held_sizes: number[];
  old: number[];
  shown: number[][];
  apart: number;
  active: number;
  dice: number[];
  type: number;
  ap: number;
  traded: number[];
  politics: number;
  card_played: boolean;
  redraw: number;
  sea_bonus: number;
  stradioti: number;
  walls: boolean;
  owed: number;
  threats_due: number;
  capitulated: number;
  opened: number;
  drawn: number[];
  returned: number[];
  battle_left: number[];
  routes: number[];
  reached: number[];
  barred: number;
  sea_costs: number[][];
  region_costs: number[][];
  outlook: number[][];
  sestiere_votes: number[];
  monument_votes: number[];
  to_scoring: number;
  between_pawns: number;
  to_end: number;
  steps: Step[];
  settings: Record<string, boolean | number | string>;
}
