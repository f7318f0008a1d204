/** What lies on a territory, read from the view. */

import type { GameInfo, TableContext } from '../contract';
import { ARMIES_EACH, colourOf, componentsOf, holds, NOBODY, viewOf, type M400View } from './shapes';

/** The capitals in play, which depend on the number of players (M4-2.1). */
export function capitals(game: GameInfo, seats: number): Set<number> {
  const { setups, territories } = componentsOf(game);
  const named = setups.find(({ players }) => players === seats)?.capitals ?? [];
  return new Set(named.map((id) => territories.findIndex((row) => row.id === id)));
}

export function isCapital(table: TableContext, territory: number): boolean {
  return capitals(table.game, viewOf(table).seats).has(territory);
}

export function armiesOn(view: Pick<M400View, 'at'>, territory: number): number[] {
  return view.at.flatMap((place, army) => (place === territory ? [army] : []));
}

/** Whether its colour has both armies on the board: then they are told apart by their numbers. */
export function isOneOfTwo(view: Pick<M400View, 'at'>, army: number): boolean {
  const first = colourOf(army) * ARMIES_EACH;
  return view.at.slice(first, first + ARMIES_EACH).every((place) => place >= 0);
}

/** The first of these armies if it does not matter which one is meant: all of one colour, all blocked or none. */
export function soleKind(armies: readonly number[], view: Pick<M400View, 'blocked'>): number | null {
  const kind = (army: number) => `${colourOf(army)} ${holds(view.blocked, army)}`;
  const [first] = armies;
  return first !== undefined && armies.every((army) => kind(army) === kind(first)) ? first : null;
}

/** How many black tokens lie there. */
export function tokensOn(view: Pick<M400View, 'tokens'>, territory: number): number {
  let left = view.tokens[territory] ?? 0;
  let count = 0;
  for (; left > 0; left >>= 1) count += left & 1;
  return count;
}

/** The colours in play, in the order of the sequence where there is one. */
export function coloursInPlay(view: Pick<M400View, 'order' | 'player'>): number[] {
  if (view.order.length > 0) return view.order;
  return view.player.flatMap((player, colour) => (player >= 0 ? [colour] : []));
}

/** Land of an opponent, where an army that stops pays or attacks (M4-7.2). */
export function isEnemyLand(
  view: Pick<M400View, 'owner' | 'player'>,
  seat: number,
  territory: number,
): boolean {
  const player = view.player[view.owner[territory] ?? -1] ?? -1;
  return player >= 0 && player !== seat;
}

/** Land where an army of the reader pays for passing through and for staying (M4-7.2, M4-R25). */
export function takesToll(table: TableContext, territory: number): boolean {
  const view = viewOf(table);
  const spared = isCapital(table, territory) && view.settings['toll_on_capitals'] === false;
  return isEnemyLand(view, table.eyes, territory) && !spared;
}

/** Why an army on enemy land cannot attack it (M4-8.4, M4-8.3, M4-13.2, M4-13.3, M4-8.10). */
export function whyNoAttack(
  view: Pick<M400View, 'at' | 'blocked' | 'tokens' | 'attacked'>,
  army: number,
  capital: boolean,
): { why: string; clause: string } {
  const land = view.at[army] ?? NOBODY;
  if (holds(view.blocked, army)) return { why: 'why-army-blocked', clause: 'M4-8.4' };
  if (tokensOn(view, land) > 0) return { why: 'why-plague', clause: 'M4-8.3' };
  if (holds(view.attacked, land)) return { why: 'why-capital-attacked', clause: 'M4-13.2' };
  if (capital) return { why: 'why-total-impossible', clause: 'M4-13.3' };
  return { why: 'why-no-combat-card', clause: 'M4-8.10' };
}

/** Of these armies one in the plague, if none of those there has a way out: it is chosen and stops (M4-R52). */
export function trappedArmy(
  view: Pick<M400View, 'at' | 'tokens' | 'plan'>,
  armies: readonly number[],
): number | null {
  const sick = armies.filter((army) => tokensOn(view, view.at[army] ?? NOBODY) > 0);
  const stays = (army: number) => view.plan.some(([one, land]) => one === army && land === view.at[army]);
  return sick.every(stays) ? (sick[0] ?? null) : null;
}
