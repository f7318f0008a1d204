/** The components of Ventura, as the server sends them, and the way to its view and display. */

import type { GameInfo, TableContext } from '../contract';
import type { Battle, VenturaDisplay, VenturaView } from './view';

export const NOBODY = -1;
export const NOWHERE = -1;
export const HIDDEN = -1;

export type { Battle, VenturaDisplay, VenturaView };

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
  categories: Named[];
  territory_types: (Named & { category: string })[];
  tiles: TileRow[];
  families: (Named & { hex: string; text_en: string; text_it: string })[];
  classes: Named[];
  garrisons: CardRow[];
  captains: CardRow[];
  companies: CardRow[];
  events: CardRow[];
}

export function viewOf(table: TableContext): VenturaView {
  return table.view as unknown as VenturaView;
}

export function displayOf(table: TableContext): VenturaDisplay {
  return table.display as VenturaDisplay;
}

export function componentsOf(game: GameInfo): Components {
  return game.components as unknown as Components;
}
