/** The board of Venetia, for the shell. */

import type { GameInfo, Livery } from '../contract';
import { dyed } from './livery';

export { default as Board } from './board/Board.svelte';
export { default as Brief } from './side/Brief.svelte';
export { default as Outline } from './map/Outline.svelte';
export { default as Particulars } from './side/Particulars.svelte';
export { default as Seat } from './side/Seat.svelte';
export { default as Side } from './side/Side.svelte';

export function seatColour(game: GameInfo, view: Record<string, unknown>, seat: number): Livery {
  // The families sit in the order of the component file, whatever the position.
  void view;
  return dyed(game, seat);
}
