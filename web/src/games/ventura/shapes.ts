/** The view and the components of Ventura, as the server sends them. */

import type { GameInfo, TableContext } from '../contract';

export const NOBODY = -1;
export const NOWHERE = -1;
export const NO_CARD = -1;
export const HIDDEN = -1;
export const AREAS = 5;

export type Pair<T> = [attacker: T, defender: T];

/** A battle in progress; pairs are by side. Companies carry their wounds in the lowest bits. */
export interface BattleSheet {
  seats: Pair<number>;
  areas: Pair<number>;
  at: number;
  origin: number;
  /** Of the coming assault; 0 before the order is revealed. */
  number: number;
  armies: Pair<boolean>;
  seeing: number;
  lines: Pair<number[]>;
  /** The side that the Territory helps, or -1. */
  ground: number;
  ground_ranged: number;
  ground_melee: number;
  ground_guard: number;
  captain_guard: Pair<number>;
  bonus: Pair<number>;
  prevent: Pair<number>;
  /** The resistance modifiers chosen for the coming assault, as bits; -1: not said. */
  using: Pair<number>;
  quiet: boolean;
  winner: number;
}

export interface VenturaView {
  seats: number;
  round: number;
  first: number;
  /** Eliminated seats, as bits. */
  out: number;
  winners: number[];
  waiting: number[];
  /** The place of each tile on the map, or -1. */
  spot: number[];
  domain: number[][];
  markers: number[];
  family: number[];
  points: number[];
  florins: number[];
  hand: number[];
  /** By seat, the cards in hand that not all know: of the Ventura deck, and others. */
  hidden: Pair<number>[];
  shown: number[][];
  /** By seat, the tiles of the reserve: who knows them, and the tile or -1. */
  reserves: [number, number][][];
  pile: number;
  under: [number, number[]][];
  peeked: number[];
  looking: number[];
  ventura_left: number;
  conscription_left: number;
  display: number[];
  captain: number[];
  companies: number[][];
  at: number[];
  /** The card or tile that is being placed. */
  chosen: number;
  turn: number[];
  battle: BattleSheet | null;
  steps: { name: string; seat: number }[];
  settings: Record<string, boolean | number | string>;
}

export type Origin = 'seed' | 'found' | 'reconstructed';

export interface Formula {
  base: number;
  per?: number;
  category?: string;
}

export interface TileRow {
  id: string;
  type: string;
  move: number;
  income: Formula;
  ranged: Formula;
  melee: number;
  resistance: Formula;
  origin: Origin;
}

export interface CardRow {
  id: string;
  deck?: string;
  kind?: string;
  class?: string;
  cost?: number;
  maintenance?: number;
  movement?: number;
  ranged?: number;
  melee?: number;
  resistance?: number;
  effect: string;
  params: Record<string, unknown>;
  text_en: string;
  text_it: string;
  origin: Origin;
}

interface Named {
  id: string;
  name_en: string;
  name_it: string;
}

export interface Components {
  constants: { victory_points_to_win: number; papal_points: number; hand_limit: number };
  pieces: { id: string; count: number }[];
  editions: Record<string, boolean | number | string>[];
  categories: Named[];
  territory_types: (Named & { category: string })[];
  tiles: TileRow[];
  families: (Named & {
    hex: string;
    effect: string;
    params: Record<string, number>;
    text_en: string;
    text_it: string;
  })[];
  classes: Named[];
  garrisons: CardRow[];
  captains: CardRow[];
  companies: CardRow[];
  events: CardRow[];
}

export function viewOf(table: TableContext): VenturaView {
  return table.view as unknown as VenturaView;
}

export function componentsOf(game: GameInfo): Components {
  return game.components as unknown as Components;
}

/** An option of the table; one left at `edition` takes the value of the chosen edition. */
export function rule(view: Pick<VenturaView, 'settings'>, components: Components, name: string) {
  const chosen = view.settings[name];
  const edition = components.editions.find((row) => row['id'] === view.settings['edition']);
  return chosen === 'edition' ? edition?.[name] : chosen;
}
