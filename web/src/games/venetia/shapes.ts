/** The view, the components and the map of Venetia, as the server sends them. */

import type { DrawnMap } from '../../pieces/engraved/drawn';
import type { Point } from '../../pieces/engraved/engraving';
import type { Conic } from '../../pieces/atlas/projection';
import type { GameInfo, TableContext } from '../contract';

/** Sets of seas, regions and colonies are bits. Lists by place and seat: the place times the seats, plus the seat. */
export interface VenetiaView {
  seats: number;
  winners: number[];
  influence: number[];
  podesta: number[];
  sea_influence: number[];
  fleets: number[];
  kingdom: number[];
  control: number;
  venice: number;
  enemies: number;
  epoch: number;
  routes: number[];
  reached: number[];
  /** The regions in which a Fleet lets nobody place Influence. */
  barred: number;
  sea_costs: number[][];
  region_costs: number[][];
  /** Empty once the third scoring was held. */
  outlook: number[][];
  /** Whether a first scoring of the Struggle waits for the end of the turn. */
  first_due: boolean;
  sestiere_votes: number[];
  /** By seat, votes of Monuments whatever tiles are drawn; none without the option. */
  monument_votes: number[];
  /** Spaces to the first scoring; 0 if it was held or cannot come. */
  to_scoring: number;
  between_pawns: number;
  to_end: number;
  supply: number[];
  podesta_supply: number[];
  points: number[];
  hand: number[];
  hand_sizes: number[];
  family: number[];
  spent: number[];
  kept: number[];
  vp_tokens: number[];
  vp_sizes: number[];
  treated: number[][];
  ducats: number[];
  coloured: number[];
  grey: number[];
  ducat_supply: number[];
  monument_supply: number[];
  doge: number;
  office: number;
  board: number;
  infamy: number;
  chosen: boolean[];
  candidates: number[];
  votes: number[][];
  tiles: number[];
  tiles_out: number;
  discarded: number[];
  deck_size: number;
  threats_left: number[];
  threats_discarded: number[];
  threat: number;
  playing: number;
  received: number;
  active: number;
  dice: number[];
  type: number;
  ap: number;
  card_played: boolean;
  /** Threat cards that follow at the end of the turn. */
  threats_due: number;
  capitulated: number;
  traded: number[];
  politics: number;
  drawn: number[];
  battle_left: number[];
  steps: { name: string; seat: number; election?: number }[];
  settings: Record<string, boolean | number | string>;
}

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
    revolt_at: number;
    coloured_monument_votes: number;
    grey_monument_votes: number;
    ducats_per_monument: number;
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
