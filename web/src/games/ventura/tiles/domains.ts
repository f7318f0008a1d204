/** Tiles on the map: whose they are, their category, what lies beside a place. */

import { around } from '../board/hexes';
import type { Components, VenturaView } from '../shapes';

export function ownerOf(view: Pick<VenturaView, 'domain'>, tile: number): number {
  return view.domain.findIndex((tiles) => tiles.includes(tile));
}

export function categoryOf(components: Components, tile: number): string {
  const type = components.tiles[tile]?.type;
  return components.territory_types.find((row) => row.id === type)?.category ?? '';
}

/** The tiles beside a place, whether or not a tile lies there itself. */
export function beside(view: Pick<VenturaView, 'spot'>, place: number): number[] {
  return around(place)
    .map((near) => view.spot.indexOf(near))
    .filter((tile) => tile >= 0);
}
