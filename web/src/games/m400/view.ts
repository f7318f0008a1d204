// Made by `make shapes` from the Python types: change those, not this file.

import type { Step } from '../../api/shapes';

/**
 * What a seat sees. Lists by colour, territory, army and seat as in the position.
 *
 * `hand`: the own cards by kind. `memory`: what it remembers of other hands, `common` what everybody
 * does; `known` by seat the cards that are certain to be there, `without` by seat the card colours, as
 * bits, of which the hand holds no combat card, `missing` other cards that it does not hold.
 * `renewed`: the deck by kind when it was last renewed, `old` by seat the cards in hand that are
 * certainly from before. `worth`, `states` and `forecast`
 * are by colour: the value and the number of its states, and the score if it were counted now; `draws`
 * the cards to draw at the marker. `plan`: where the own armies can get in the own turn. `combat`: the
 * attacking and the defending colour, army, territory, by card colour who won it (0 attacker, 1 defender,
 * -1 open), the card colour of the battle, the cards led and answered, the bonus and the malus cards of
 * both, both totals.
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
  capitals: number;
  hand: number[];
  held: number[];
  deck_left: number;
  discarded: number[];
  memory: [[number, number, number][], [number, number, number][]];
  common: [[number, number, number][], [number, number, number][]];
  known: number[][];
  lacking: number[][];
  without: number[];
  missing: number[][];
  renewed: number[];
  old: number[];
  offers: number;
  cancelled: number;
  most_offers: number;
  sent: [number, number[], number[]][];
  offer: [number, number[], number[]] | null;
  counter: [number[], number[]] | null;
  moved: number;
  settled: number;
  announced: number;
  acted: number;
  fresh: number;
  combat: number[];
  target: number;
  hand_limit: number;
  worth: number[];
  states: number[];
  forecast: number[];
  draws: number[];
  plan: [number, number, number, number, number, number[]][];
  steps: Step[];
  settings: Record<string, boolean | number | string>;
}
