/** The components and the map of Venetia, as the server sends them; the view and the display are in `view.ts`. */

import type { DrawnMap } from '../../pieces/engraved/drawn';
import type { Point } from '../../pieces/engraved/engraving';
import type { Conic } from '../../pieces/atlas/projection';
import type { GameInfo, TableContext } from '../contract';
import type { VenetiaDisplay, VenetiaView } from './view';

export type Origin = 'seed' | 'found' | 'reconstructed';

interface Row {
  id: string;
  name_en: string;
  name_it: string;
  origin: Origin;
}

interface Texted extends Row {
  text_en: string;
  text_it: string;
}

export interface ActionCard extends Texted {
  type: string;
  value: number;
  copies: number;
  params: Record<string, number | string | boolean>;
}

export interface FamilyCard extends Texted {
  value: number;
  reusable: boolean;
}

export interface ThreatCard extends Texted {
  year: number;
  effect: string;
  params: Record<string, string>;
  crosses: number[];
}

export interface BattleToken extends Texted {
  value: number;
  icon: 'none' | 'plunder' | 'threat';
}

export interface Components {
  constants: {
    power_track_spaces: number;
    first_scoring_space: number;
  };
  pieces: (Row & { count: number })[];
  epochs: (Row & { threat_cards: number })[];
  families: (Row & { hex: string })[];
  family_cards: FamilyCard[];
  die_faces: (Row & { ap: number; card: 'take' | 'none' | 'give' })[];
  dice: (Row & { colour: 'gold' | 'silver' | 'bronze'; copies: number })[];
  sestieri: (Row & { type: string })[];
  sestiere_tiles: Texted[];
  regions: (Row & { letter: string; value: number; seas: string[] })[];
  colonies: (Row & { region: string; kind: 'major' | 'minor'; value: number })[];
  seas: (Row & { value: number; adjacent: string[]; venice: boolean })[];
  kingdoms: (Row & { copies: number; look_en: string; look_it: string })[];
  action_cards: ActionCard[];
  threat_cards: ThreatCard[];
  battle_tokens: BattleToken[];
  vp_tokens: (Row & { value: number })[];
}

export interface VenetiaMap extends DrawnMap {
  projection: Conic & { radius_km: number; x_left_km: number; y_top_km: number; scale_px_per_km: number };
  territories: Record<string, { path: string; label: Point }>;
  seas: Record<string, { path: string; label: Point }>;
  colonies: Record<string, Point>;
  home: { path: string; label: Point };
}

export const NONE = -1;
export const NOBODY = -1;

export function viewOf(table: TableContext): VenetiaView {
  return table.view as unknown as VenetiaView;
}

export function displayOf(table: TableContext): VenetiaDisplay {
  return table.display as VenetiaDisplay;
}

export function componentsOf(game: GameInfo): Components {
  return game.components as unknown as Components;
}

export function mapOf(game: GameInfo): VenetiaMap {
  return game.map as unknown as VenetiaMap;
}

/** What a list by place and seat holds at one place, by seat. */
export function at(list: number[], place: number, seats: number): number[] {
  return list.slice(place * seats, (place + 1) * seats);
}

/** Whose turn, hand and route the reader looks at: the own seat's, for a spectator that of the player whose turn it is. */
export function readerOf(table: TableContext): number {
  const { active } = viewOf(table);
  return table.eyes >= 0 ? table.eyes : active >= 0 ? active : (table.waiting[0] ?? 0);
}
