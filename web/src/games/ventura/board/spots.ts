/** The places of the map: where tiles lie, where one may be laid now, and where it may not. */

import type { Move } from '../../contract';
import { around } from './hexes';
import { NOWHERE, type VenturaView } from '../shapes';

export interface Spot {
  place: number;
  /** The tile that lies there, or the one that is to be laid. */
  tile: number;
  /** `closed`: beside a tile, but the one in question may not be laid there. */
  state: 'laid' | 'open' | 'closed';
}

/** All places, those with tiles first. Closed ones are there only while a tile is being laid. */
export function spotsOf(view: Pick<VenturaView, 'spot' | 'own_choice'>, options: Move[]): Spot[] {
  const laid = view.spot.flatMap((place, tile): Spot[] =>
    place === NOWHERE ? [] : [{ place, tile, state: 'laid' }],
  );
  const open = options.flatMap(([verb, place]): Spot[] =>
    verb === 'lay' ? [{ place, tile: view.own_choice, state: 'open' }] : [],
  );
  if (open.length === 0) return laid;
  const known = new Set([...laid, ...open].map(({ place }) => place));
  const beside = new Set(laid.flatMap(({ place }) => around(place)));
  const closed = [...beside].filter((place) => !known.has(place));
  return [
    ...laid,
    ...open,
    ...closed.map((place): Spot => ({ place, tile: view.own_choice, state: 'closed' })),
  ];
}
