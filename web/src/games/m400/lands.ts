/** What lies on a territory, read from the view. */

import type { TableContext } from '../contract';
import { ARMIES_EACH, colourOf, displayOf, holds } from './shapes';
import type { M400View } from './view';

export function isCapital(table: TableContext, territory: number): boolean {
  return holds(displayOf(table).capitals, territory);
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
