/** The board of M400, for the shell. */

import type { GameInfo, Livery, Move, TableContext, Thing } from '../contract';
import { draftOf } from './trade/draft.svelte';
import { whyIdle } from './journeys/idle';
import { seatLivery } from './livery';
import { plannerOf } from './journeys/planner.svelte';
import type { M400Display } from './view';

export { default as Board } from './board/Board.svelte';
export { default as Brief } from './side/Brief.svelte';
export { default as Outline } from './board/Outline.svelte';
export { default as Particulars } from './side/Particulars.svelte';
export { default as Hand } from './side/OwnHand.svelte';
export { default as Reference } from './side/Reference.svelte';
export { default as Scene } from './side/Scene.svelte';
export { default as SeatDetails } from './side/SeatDetails.svelte';
export { default as SeatLine } from './side/SeatLine.svelte';

/** Where an army can get in several steps, its journey is told; a click plans it. Else it is told what is missing. */
export function suffices(table: TableContext, thing: Thing): boolean {
  const planned = thing.kind === 'territory' && plannerOf(table).journeys.get(thing.noun);
  return (planned && planned.steps.length > 0) || whyIdle(table, thing) !== null;
}

const OFFERS = ['offer', 'counter'];

/** An offer is put together where all its cards are seen, and then made in one go. */
export function opens(table: TableContext, [verb]: Move): boolean {
  if (!OFFERS.includes(verb)) return false;
  draftOf(table).call();
  return true;
}

export function seatColour(
  game: GameInfo,
  _: Record<string, unknown>,
  seat: number,
  display: unknown,
): Livery {
  return seatLivery(game, (display ?? {}) as Partial<M400Display>, seat);
}
