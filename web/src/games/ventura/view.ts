// Made by `make shapes` from the Python types: change those, not this file.

import type { Step } from '../../api/shapes';

/**
 * What a seat sees.
 *
 * What is open to all stands under the name that it has in a position. `hidden` counts by seat the cards
 * in hand that not all know. `reserves` are the tiles in reserve by seat, `seen_under` those under the
 * stockpile. What begins with `own` is known to this seat alone.
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
  own_hand: number[];
  hidden: Backs[];
  shown: number[][];
  reserves: HiddenTile[][];
  pledged: number[];
  pile_left: number;
  seen_under: TilesUnder[];
  kept: number[];
  seen_peeked: number[];
  own_looking: number[];
  looking_backs: Backs;
  discarded: number[];
  ventura_left: number;
  conscription_left: number;
  display: number[];
  removed: number[];
  captain: number[];
  companies: number[][];
  at: number[];
  own_choice: number;
  has_chosen: boolean;
  laid: boolean;
  looked: boolean;
  bonus: number;
  advance: number;
  moved: number;
  grounds: number;
  splits: number;
  regroupings: number;
  seen_battle: Battle | null;
  stack: Step[];
  settings: Record<string, boolean | number | string>;
}

/**
 * What is shown besides the view.
 *
 * `target` are the points that win. `places` are those of the tiles on the map, `free` those beside
 * them while the seat that looks lays a tile. `troops` stand on the map, `areas` are by seat those
 * without one, `hands` count the cards in hand. `sums` are those of the tiles on the map, for their
 * owner, else for the seat that looks; `laying` those of the tile that is being laid, by free place.
 * Before the first round there are no `accounts`; `paying` is the seat in its Upkeep Step, or -1.
 * `papal` counts by seat the points that Papal Territories will bring. `resistance` has the cards to
 * which the rules of this table give another number than the one printed. The `lines` of a battle are by
 * side: attacker, defender.
 */
export interface VenturaDisplay {
  target: number;
  places: Place[];
  free: FreePlace[];
  troops: Troop[];
  areas: number[][];
  hands: number[];
  sums: Sums;
  laying: Sums | null;
  accounts: Account[];
  paying: number;
  papal: number[];
  resistance: Record<string, number>;
  lines: [BattleLine, BattleLine] | null;
  battle: BattleAhead | null;
}

/** How many cards lie face down, by deck, for their backs differ. */
export interface Backs {
  ventura: number;
  conscription: number;
}

/** A tile in a reserve: the seats that know it, as bits, and its number, or -1 for who does not. */
export interface HiddenTile {
  knowers: number;
  tile: number;
}

/** Tiles put under the stockpile together: the seats that know them, as bits, and each number or -1. */
export interface TilesUnder {
  knowers: number;
  tiles: number[];
}

/** What is known of one battle. Lists and pairs are by side: attacker, defender. */
export interface Battle {
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

/** A place of the map with its tile, by its noun and its coordinates. */
export interface Place {
  tile: number;
  place: number;
  q: number;
  r: number;
}

/** A place with tiles beside it, where one could be laid. */
export interface FreePlace {
  place: number;
  q: number;
  r: number;
  beside: number[];
}

/**
 * A Troop in its area, 1 to 5, how a move of the reader names it, and its movement points.
 *
 * A Captain who waits for Companies stays where he is (VTR-18.9).
 */
export interface Troop {
  seat: number;
  area: number;
  noun: number;
  at: number;
  movement: number;
  captain: CardInPlay | null;
  companies: CardInPlay[];
}

/** What formulas come to, by tile or by place, where that is not their base alone (VTR-2.6). */
export interface Sums {
  income: Record<string, number>;
  ranged: Record<string, number>;
  resistance: Record<string, number>;
}

/** The next Upkeep Step of a seat as things stand; below 0 Florins left, cards must be dismissed. */
export interface Account {
  income: number;
  maintenance: number;
  left: number;
}

/** One side's Companies in their spaces, and those in none yet, as far as the reader knows. */
export interface BattleLine {
  placed: CardInPlay[];
  unplaced: CardInPlay[];
}

/**
 * How a battle would go on. Pairs are by side: attacker, defender.
 *
 * `fighting` spaces of a line take part in an assault; `fates` tells what the next one does to the
 * Companies there. `winner` is a side, or -1 where both are wiped out. With `in_vain` the attacker is
 * thrown back, as nobody is wounded any more. `chooses`: somebody may still choose the assault in which
 * a resistance modifier works, here the first in which it saves a wound. Before the lines are revealed
 * there is nothing `coming`.
 */
export interface BattleAhead {
  fighting: number;
  coming: ComingAssault[];
  fates: [('lost' | 'unhurt' | 'wounded')[], ('lost' | 'unhurt' | 'wounded')[]];
  winner: number;
  in_vain: boolean;
  chooses: boolean;
}

/** A Captain or a Company, and how a move of the reader names it. */
export interface CardInPlay {
  card: number;
  wounds: number;
  noun: number;
}

/** One assault to come. */
export interface ComingAssault {
  number: number;
  arm: 'melee' | 'ranged';
  sides: [Blow, Blow];
}

/** What one side does and suffers in an assault; `lost` and `left` count its Companies. */
export interface Blow {
  inflicts: number;
  prevents: number;
  suffers: number;
  lost: number;
  left: number;
}
