/** The view, the components and the map of M400, as the server sends them. */

import type { DrawnMap } from '../../pieces/drawn';
import type { Point } from '../../pieces/engraving';
import type { GameInfo, TableContext } from '../contract';

/** Lists by territory, by player colour, by army (two for each colour), by seat; -1 stands for nobody. */
export interface M400View {
  seats: number;
  winners: number[];
  sequence: number;
  active: number;
  phase: number;
  /** The seat that plays a colour. */
  player: number[];
  capital: number[];
  first_order: number[];
  order: number[];
  score: number[];
  points: number[];
  owner: number[];
  /** Where each army stands. */
  at: number[];
  steps: { name: string; seat: number }[];
  options: Record<string, boolean | number | string>;
}

export interface CardRow {
  id: string;
  kind: 'combat' | 'bonus' | 'malus' | 'special';
  colour: string;
  copies: number;
  params: Record<string, number>;
  text_en: string;
  text_it: string;
  origin: 'seed' | 'found' | 'reconstructed';
}

interface Named {
  id: string;
  name_en: string;
  name_it: string;
}

export interface TerritoryRow extends Named {
  value: number;
}

export interface Components {
  setups: { players: number; colours_per_player: number; capitals: string[] }[];
  score_bands: { id: string; min: number; max: number; [draw: `draw_${string}`]: number }[];
  colours: (Named & { hex: string })[];
  card_colours: (Named & { hex: string; theme_en: string; theme_it: string })[];
  cards: CardRow[];
  seas: Named[];
  territories: TerritoryRow[];
  parts: (Named & { territory: string })[];
}

export interface Projection {
  lat_1: number;
  lat_2: number;
  lat_0: number;
  lon_0: number;
  radius_m: number;
  x_min_m: number;
  y_max_m: number;
  metres_per_unit: number;
}

interface Part {
  path: string;
  label: Point;
}

export interface M400Map extends DrawnMap {
  projection: Projection;
  /** States in several parts have them by name. */
  territories: Record<string, Part & { parts?: Record<string, Part> }>;
  seas: Record<string, Part>;
}

export const NOBODY = -1;
export const ARMIES_EACH = 2;

export function viewOf(table: TableContext): M400View {
  return table.view as unknown as M400View;
}

export function componentsOf(game: GameInfo): Components {
  return game.components as unknown as Components;
}

export function mapOf(game: GameInfo): M400Map {
  return game.map as unknown as M400Map;
}

/** The colour to which an army belongs. */
export function colourOf(army: number): number {
  return Math.floor(army / ARMIES_EACH);
}
