/** A small table for tests: two seats, three territories, three cards. */

import type { Components, MagnificoDisplay, MagnificoView } from './shapes';

export const components: Components = {
  constants: { max_towers: 4 },
  cards: [
    {
      id: 'tank_covered',
      kind: 'tank',
      deck: 'machine',
      cost: 0,
      effect: 'tank_project',
      params: { dice: 4, hits: 5, build_cost: 20 },
      text_en: 'Tanks for {build_cost} florins: {dice} dice, up to {hits} hits.',
      text_it: 'Carri a {build_cost} fiorini: {dice} dadi, fino a {hits} colpi.',
      origin: 'seed',
    },
    {
      id: 'castle_project',
      kind: 'civil',
      deck: 'project',
      cost: 50,
      effect: 'castle_level_bonus',
      params: { levels: 1 },
      text_en: 'One level higher.',
      text_it: 'Un livello in più.',
      origin: 'reconstructed',
    },
    {
      id: 'grapeshot',
      kind: 'military',
      deck: 'project',
      cost: 30,
      effect: 'double_infantry_hit',
      params: { dice: 1 },
      text_en: 'One hit counts double.',
      text_it: 'Un colpo vale doppio.',
      origin: 'reconstructed',
    },
  ],
  colours: [
    { id: 'red', hex: '#a8322a' },
    { id: 'blue', hex: '#2f5d9b' },
  ],
  seas: [],
};

export function view(changed: Partial<MagnificoView> = {}): MagnificoView {
  return {
    game: 'magnifico',
    seat: 0,
    seats: 2,
    waiting: [0],
    round: 3,
    holder: 0,
    winners: [],
    owner: [0, 1, 0],
    soldiers: [2, 3, 1],
    tanks: [0, 0, 0],
    airplanes: [0, 0, 0],
    towers: [-1, -1, -1],
    colour: [1, 4],
    money: [100, 50],
    points: [3, 4],
    field: [[], []],
    archive: [[], []],
    awarded: 0,
    machine_bottom: [],
    project_bottom: [],
    discarded: [],
    auction: [],
    offers: [0, 0],
    rank: [],
    sold: 0,
    recruited: 0,
    stage: 0,
    wars: 0,
    movements: 0,
    moved: false,
    produced: 0,
    raised: 0,
    battle: null,
    stack: [],
    has_bid: [false, false],
    bid: 0,
    settings: { target_vp: 30, second_place_vp: false },
    ...changed,
  };
}

export function display(changed: Partial<MagnificoDisplay> = {}): MagnificoDisplay {
  return {
    gains: { leonardo: [2, 0], workshop: [0, 0], court: [0, 0], crown: [2, 0], cities: [0, 0] },
    territories: [2, 1],
    castles: [0, 0],
    cities: [0, 0],
    reserve: [46, 46],
    income: [20, 10],
    prices: { tank: [-1, -1], airplane: [-1, -1], tower: [10, 20], castle: [20, 30] },
    build_costs: {},
    supplies: { tanks: 20, airplanes: 20, castles: 16, towers: 40 },
    decks: { machines: 8, projects: 30 },
    first_works: ['first_tank', 'first_airplane', 'first_perfect_city'],
    perfect: [],
    battle: null,
    ...changed,
  };
}
