/** The board of Ventura, for the shell. */

import type { GameInfo, Livery } from '../contract';
import { dyed } from './livery';
import type { VenturaView } from './shapes';

export { default as Board } from './board/Board.svelte';
export { default as Brief } from './Brief.svelte';
export { default as Hand } from './hand/Hand.svelte';
export { default as Outline } from './board/Outline.svelte';
export { default as Particulars } from './Particulars.svelte';
export { default as Reference } from './reference/Reference.svelte';
export { default as Scene } from './scene/Scene.svelte';
export { default as SeatDetails } from './seat/SeatDetails.svelte';
export { default as SeatLine } from './seat/SeatLine.svelte';

export function seatColour(game: GameInfo, view: Record<string, unknown>, seat: number): Livery {
  return dyed(game, view as unknown as VenturaView, seat);
}
