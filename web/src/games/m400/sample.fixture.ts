/** A small table for tests: three seats, the real components. */

import type { Move, TableContext } from '../contract';
import type { M400View } from './shapes';

export const PLAYERS = 3;
const COLOURS = 5;
const TERRITORIES = 36;

const none = (length: number, value = 0) => Array.from({ length }, () => value);

export function view(changed: Partial<M400View> = {}): M400View {
  return {
    seats: PLAYERS,
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
    owner: none(TERRITORIES, -1),
    at: none(2 * COLOURS, -1),
    blocked: 0,
    tokens: none(TERRITORIES),
    attacked: 0,
    barred: 1,
    hand: none(26),
    held: [4, 2, 0],
    deck_left: 50,
    discarded: none(26),
    known: [[], [], []],
    without: [0, 0, 0],
    missing: [[], [], []],
    offers: 0,
    most_offers: 20,
    sent: [],
    offer: null,
    counter: null,
    moved: 0,
    announced: 0,
    combat: [],
    target: 35,
    hand_limit: 15,
    worth: [10, 5, 0, 9, 0],
    states: [3, 2, 0, 3, 0],
    forecast: [11, 5, 0, 11, 0],
    draws: [4, 5, 0, 1, 0],
    plan: [],
    steps: [],
    settings: { draw_table: 'catch_up', trade_gifts: false, trade_max_cards_per_side: 'any' },
    ...changed,
  };
}

const CARDS = ['revolutionem', 'pestem', 'incendium'];
const game = {
  components: {
    cards: CARDS.map((id) => ({ id })),
    card_colours: [{ id: 'red' }, { id: 'green' }, { id: 'blue' }],
    constants: {
      victory_points_surrender: 1,
      victory_points_battle: 1,
      surrender_cards: 2,
      defender_reward_cards: 2,
    },
    setups: [{ players: 3, capitals: ['capital'] }],
    territories: [{ id: 'capital' }, { id: 'state' }],
  },
};

/** Seat 0 is asked at this step. Land 0 is a capital, land 1 a state. */
export function asked(step: string, options: Move[], changed: Partial<M400View> = {}): TableContext {
  return {
    game,
    view: view(changed),
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
