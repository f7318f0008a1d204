/** The board of M400, for the shell. */

import type { GameInfo, Livery, TableContext, Thing } from '../contract';
import { seatLivery } from './livery';
import { plannerOf } from './planner.svelte';
import type { M400View } from './shapes';

export { default as Board } from './Board.svelte';
export { default as Brief } from './Brief.svelte';
export { default as Outline } from './Outline.svelte';
export { default as Particulars } from './Particulars.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Side } from './Side.svelte';

/** Where an army can get in several steps, its journey is told; a click plans it. */
export function suffices(table: TableContext, { kind, noun }: Thing): boolean {
  return kind === 'territory' && (plannerOf(table).journeys.get(noun)?.steps.length ?? 0) > 0;
}

export function seatColour(game: GameInfo, view: Record<string, unknown>, seat: number): Livery {
  return seatLivery(game, view as unknown as M400View, seat);
}
