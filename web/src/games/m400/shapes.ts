/** The components and the map of M400, as the server sends them, and the view and the display of a table. */

import type { DrawnMap } from '../../pieces/engraved/drawn';
import type { Point } from '../../pieces/engraved/engraving';
import type { GameInfo, TableContext } from '../contract';
import type { M400Display, M400View } from './view';

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
  seas: string[];
  value: number;
}

export interface Components {
  constants: { capital_points_per_colour: number };
  score_bands: { id: string; min: number; max: number }[];
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

export function displayOf(table: TableContext): M400Display {
  return table.display as M400Display;
}

export function componentsOf(game: GameInfo): Components {
  return game.components as unknown as Components;
}

export function mapOf(game: GameInfo): M400Map {
  return game.map as unknown as M400Map;
}

/** The drawn territories by number, with their ids. */
export function landsOf(game: GameInfo): (Part & { id: string; value: number })[] {
  const drawn = mapOf(game).territories;
  return componentsOf(game).territories.flatMap(({ id, value }) => {
    const shape = drawn[id];
    return shape ? [{ id, value, path: shape.path, label: shape.label }] : [];
  });
}

/** The drawn sectors of the sea by number. */
export function seasOf(game: GameInfo): (Part & { id: string })[] {
  const drawn = mapOf(game).seas;
  return componentsOf(game).seas.flatMap(({ id }) => {
    const shape = drawn[id];
    return shape ? [{ id, path: shape.path, label: shape.label }] : [];
  });
}

/** Whether a set of up to fifty places holds this one: more than the bits of JavaScript's operators. */
export function holds(set: number, place: number): boolean {
  return Math.floor(set / 2 ** place) % 2 === 1;
}

/** The colour to which an army belongs. */
export function colourOf(army: number): number {
  return Math.floor(army / ARMIES_EACH);
}

/** The number by which an army is told from the other one of its colour. */
export function numberOf(army: number): number {
  return (army % ARMIES_EACH) + 1;
}
