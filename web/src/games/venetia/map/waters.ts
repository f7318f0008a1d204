/** How the seas lie to each other, from the component file, and where the world lies on the map. */

import type { Point } from '../../../pieces/engraved/engraving';
import { conic } from '../../../pieces/atlas/projection';
import type { Components, VenetiaMap } from '../shapes';

export interface Waters {
  /** The sea of Venice. */
  home: number;
  /** Neighbouring seas, each pair once. */
  links: [number, number][];
}

export function watersOf(components: Components): Waters {
  const number = new Map(components.seas.map((sea, index) => [sea.id, index]));
  return {
    home: components.seas.findIndex((sea) => sea.venice),
    links: components.seas.flatMap((sea, from) =>
      sea.adjacent.flatMap((id): [number, number][] => {
        const to = number.get(id) ?? -1;
        return from < to ? [[from, to]] : [];
      }),
    ),
  };
}

/** Where places of the world lie on the map. */
export function projected(map: VenetiaMap): (lon: number, lat: number) => Point {
  const of = map.projection;
  const plane = conic(of, of.radius_km);
  return (lon, lat) => {
    const [x, y] = plane(lon, lat);
    return [(x - of.x_left_km) * of.scale_px_per_km, (of.y_top_km - y) * of.scale_px_per_km];
  };
}
