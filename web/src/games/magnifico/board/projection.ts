/** Longitude and latitude to places on the drawn map: conformal conic, with a lens over Italy. */

import { conic } from '../../../pieces/atlas/projection';
import type { Point, Projection } from '../shapes';

/** Where places of the world lie on the map. */
export function projected(of: Projection): (lon: number, lat: number) => Point {
  const plane = conic(of, of.sphere_radius_km);
  const [lensX, lensY] = plane(of.lens.lon, of.lens.lat);
  return (lon, lat) => {
    const [x, y] = plane(lon, lat);
    const [dx, dy] = [x - lensX, y - lensY];
    const swell = 1 + of.lens.strength * Math.exp(-(dx * dx + dy * dy) / of.lens.radius_km ** 2);
    return [
      (lensX + dx * swell - of.frame_km.x[0]) * of.pixels_per_km,
      (of.frame_km.y[1] - (lensY + dy * swell)) * of.pixels_per_km,
    ];
  };
}
