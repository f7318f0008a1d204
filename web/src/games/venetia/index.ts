/** The board of Venetia, for the shell. */

import type { GameInfo, Livery, TableContext, Thing } from '../contract';
import { cashedIn } from './board/city';
import { dyed } from './livery';

export { default as Board } from './board/Board.svelte';
export { default as Brief } from './side/Brief.svelte';
export { default as Hand } from './side/Hand.svelte';
export { default as Outline } from './map/Outline.svelte';
export { default as Particulars } from './side/Particulars.svelte';
export { default as Reference } from './side/Reference.svelte';
export { default as Scene } from './side/Scene.svelte';
export { default as SeatDetails } from './side/SeatDetails.svelte';
export { default as SeatLine } from './side/SeatLine.svelte';

/** Ducats of a cashed card are laid into districts, though the option names both districts at once. */
export function suffices(table: TableContext, thing: Thing): boolean {
  return thing.kind === 'sestiere' && cashedIn(table, thing.noun);
}

export function seatColour(game: GameInfo, view: Record<string, unknown>, seat: number): Livery {
  // The families sit in the order of the component file, whatever the position.
  void view;
  return dyed(game, seat);
}
