/** The board of Venetia, for the shell. */

import type { GameInfo, Livery } from '../contract';
import { dyed } from './livery';

export { default as Board } from './Board.svelte';
export { default as Brief } from './Brief.svelte';
export { default as Outline } from './Outline.svelte';
export { default as Particulars } from './Particulars.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Side } from './Side.svelte';

export function seatColour(game: GameInfo, view: Record<string, unknown>, seat: number): Livery {
  // The families sit in the order of the component file, whatever the position.
  void view;
  return dyed(game, seat);
}
