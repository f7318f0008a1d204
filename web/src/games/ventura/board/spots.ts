/** The places of the map: where tiles lie, where one may be laid now, and where it may not. */

import type { Move } from '../../contract';
import type { FreePlace, Place, VenturaDisplay } from '../view';

export type Spot =
  | (Place & { state: 'laid' })
  /** `closed`: beside a tile, but the one in question may not be laid there. */
  | (FreePlace & { state: 'open' | 'closed' });

/** All places, those with tiles first. Free ones are there only while a tile is being laid. */
export function spotsOf(
  { places, free }: Pick<VenturaDisplay, 'places' | 'free'>,
  options: Move[],
): Spot[] {
  const open = new Set(options.flatMap(([verb, place]) => (verb === 'lay' ? [place] : [])));
  const spots = free.map((one): Spot => ({ ...one, state: open.has(one.place) ? 'open' : 'closed' }));
  return [...places.map((one): Spot => ({ ...one, state: 'laid' })), ...spots];
}
