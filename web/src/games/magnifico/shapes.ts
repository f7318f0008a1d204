/** The components and the map of Magnifico, as the server sends them. View and display are in `view.ts`. */

import type { Point } from '../../pieces/engraved/engraving';
import type { GameInfo, TableContext } from '../contract';
import type { MagnificoDisplay, MagnificoView } from './view';

export type { MagnificoDisplay, MagnificoView, Point };

export interface CardRow {
  id: string;
  kind: string;
  deck: string;
  cost: number;
  effect: string;
  params: Record<string, number>;
  text_en: string;
  text_it: string;
  origin: 'seed' | 'found' | 'reconstructed';
}

export interface Components {
  cards: CardRow[];
  colours: { id: string; hex: string }[];
  seas: { id: string; name_en: string; name_it: string }[];
}

export interface Projection {
  lat_1: number;
  lat_2: number;
  lat_0: number;
  lon_0: number;
  sphere_radius_km: number;
  lens: { lon: number; lat: number; strength: number; radius_km: number };
  frame_km: { x: Point; y: Point };
  pixels_per_km: number;
}

export interface MagnificoMap {
  viewBox: [number, number, number, number];
  projection: Projection;
  territories: Record<string, { path: string; label: Point; anchor: Point }>;
  seas: Record<string, { path: string; labels: Point[] }>;
  land_outside: string;
  impassable: Record<string, { path: string; label: Point }>;
  straits: { between: [string, string]; line: [Point, Point] }[];
}

export const NOBODY = -1;
export const NO_CASTLE = -1;

export function viewOf(table: TableContext): MagnificoView {
  return table.view as unknown as MagnificoView;
}

export function displayOf(table: TableContext): MagnificoDisplay {
  return table.display as MagnificoDisplay;
}

export function componentsOf(game: GameInfo): Components {
  return game.components as unknown as Components;
}

export function mapOf(game: GameInfo): MagnificoMap {
  return game.map as unknown as MagnificoMap;
}
