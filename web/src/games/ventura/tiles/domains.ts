/** Tiles on the map: whose they are, and their category. */

import type { Components, VenturaView } from '../shapes';

export function ownerOf(view: Pick<VenturaView, 'domain'>, tile: number): number {
  return view.domain.findIndex((tiles) => tiles.includes(tile));
}

export function categoryOf(components: Components, tile: number): string {
  const type = components.tiles[tile]?.type;
  return components.territory_types.find((row) => row.id === type)?.category ?? '';
}
