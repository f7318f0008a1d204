/** Troops: where they stand, and how the moves name them and their cards. */

import type { TableContext } from '../../contract';
import { companyNoun, troopNoun, troopParts } from '../nouns';
import { AREAS, displayOf, NO_CARD, NOWHERE, viewOf, type VenturaView } from '../shapes';

export interface Troop {
  seat: number;
  /** 1 to 5. */
  area: number;
  at: number;
  captain: number;
  companies: number[];
}

const indexOf = (seat: number, area: number) => seat * AREAS + area - 1;

export function troopOf(view: VenturaView, seat: number, area: number): Troop {
  const index = indexOf(seat, area);
  return {
    seat,
    area,
    at: view.at[index] ?? NOWHERE,
    captain: view.captain[index] ?? NO_CARD,
    companies: view.companies[index] ?? [],
  };
}

/** The five areas of a seat, empty ones too. */
export function areasOf(view: VenturaView, seat: number): Troop[] {
  return Array.from({ length: AREAS }, (_, index) => troopOf(view, seat, index + 1));
}

/** All Troops on the map. */
export function troopsOn(view: VenturaView): Troop[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => areasOf(view, seat));
  return seats.flat().filter((troop) => troop.at !== NOWHERE);
}

/** How moves name a Troop: the mover's own without a seat, where such a move is open. */
export function nounOf(table: TableContext, { seat, area }: Pick<Troop, 'seat' | 'area'>): number {
  return troopNoun(seat === table.eyes ? -1 : seat, area);
}

/** The Troop that a noun of a move names. */
export function troopNamed(table: TableContext, noun: number): Troop | null {
  const { seat, area } = troopParts(noun);
  const whose = seat < 0 ? table.eyes : seat;
  return whose < 0 || area === 0 ? null : troopOf(viewOf(table), whose, area);
}

/** How far it goes. */
export function movementOf(table: TableContext, { seat, area }: Pick<Troop, 'seat' | 'area'>): number {
  return displayOf(table).movement[indexOf(seat, area)] ?? 0;
}

/** The space of the line that is being filled, or 0 while nobody lines up. */
export function spaceOf(view: VenturaView, seat: number): number {
  const step = view.stack.at(-1)?.name;
  const side = view.seen_battle?.seats.indexOf(seat) ?? -1;
  if ((step !== 'order' && step !== 'open_order') || side < 0) return 0;
  return (view.seen_battle?.lines[side as 0 | 1].length ?? 0) + 1;
}

/** How moves name a card in play; while a line is filled, the space stands for the Troop. */
export function cardNounOf(table: TableContext, troop: Troop, company: number): number {
  const view = viewOf(table);
  const space = spaceOf(view, troop.seat);
  const side = view.seen_battle?.seats.indexOf(troop.seat) ?? -1;
  const lines = space > 0 && view.seen_battle?.areas[side as 0 | 1] === troop.area;
  return companyNoun(lines && troop.seat === table.eyes ? space : nounOf(table, troop), company);
}
