// Made by `make shapes` from the Python types: change those, not this file.

import type { Step } from '../../api/shapes';

/**
 * What a seat sees.
 *
 * `hand` and `reserve` are its own. `hidden` counts by seat the cards in hand that not all know:
 * of the Ventura deck, and others, for their backs differ. `reserves` and `under` list hidden tiles
 * by the seats that know them, each with its number or -1.
 */
export interface VenturaView {
  game: string;
  seat: number;
  seats: number;
  waiting: number[];
  winners: number[];
  round: number;
  first: number;
  out: number;
  spot: number[];
  domain: number[][];
  markers: number[];
  family: number[];
  points: number[];
  florins: number[];
  hand: number[];
  hidden: [number, number][];
  shown: number[][];
  reserve: number;
  reserves: [number, number][][];
  pledged: number[];
  pile: number;
  under: [number, number[]][];
  kept: number[];
  peeked: number[];
  looking: number[];
  looking_backs: [number, number];
  discarded: number[];
  ventura_left: number;
  conscription_left: number;
  display: number[];
  removed: number[];
  captain: number[];
  companies: number[][];
  at: number[];
  chosen: number;
  has_chosen: boolean;
  turn: number[];
  battle: BattleSheet | null;
  steps: Step[];
  settings: Record<string, boolean | number | string>;
}

/** What is seen of a battle: the same, as plain data. */
export interface BattleSheet {
  seats: [number, number];
  areas: [number, number];
  at: number;
  origin: number;
  number: number;
  armies: [boolean, boolean];
  seeing: number;
  lines: [number[], number[]];
  ground: number;
  ground_ranged: number;
  ground_melee: number;
  ground_guard: number;
  captain_guard: [number, number];
  bonus: [number, number];
  prevent: [number, number];
  quiet: boolean;
  unpaid: boolean;
  using: [number, number];
  winner: number;
}
