/** The board of Ventura, for the shell. */

import type { Livery } from '../contract';
import { liveryOf } from './livery';
import type { VenturaView } from './shapes';

export { default as Board } from './Board.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Side } from './Side.svelte';

export function seatColour(view: Record<string, unknown>, seat: number): Livery {
  return liveryOf(view as unknown as VenturaView, seat);
}
