/** Longitude and latitude to places on the drawn map. */

import type { Point } from '../../../pieces/engraved/engraving';
import { conic } from '../../../pieces/atlas/projection';
import type { Projection } from '../shapes';

/** Where places of the world lie on the map. */
export function projected(of: Projection): (lon: number, lat: number) => Point {
  const plane = conic(of, of.radius_m);
  return (lon, lat) => {
    const [x, y] = plane(lon, lat);
    return [(x - of.x_min_m) / of.metres_per_unit, (of.y_max_m - y) / of.metres_per_unit];
  };
}
