/** Longitude and latitude to places on the drawn map: conformal conic, with a lens over Italy. */

import type { Point, Projection } from './shapes';

const RADIANS = Math.PI / 180;

function conic(of: Projection): (lon: number, lat: number) => Point {
  const half = (lat: number) => Math.tan(Math.PI / 4 + (lat * RADIANS) / 2);
  const cosine = (lat: number) => Math.cos(lat * RADIANS);
  const n = Math.log(cosine(of.lat_1) / cosine(of.lat_2)) / Math.log(half(of.lat_2) / half(of.lat_1));
  const f = (cosine(of.lat_1) * half(of.lat_1) ** n) / n;
  const radius = (lat: number) => (of.sphere_radius_km * f) / half(lat) ** n;
  const base = radius(of.lat_0);
  return (lon, lat) => {
    const angle = n * (lon - of.lon_0) * RADIANS;
    return [radius(lat) * Math.sin(angle), base - radius(lat) * Math.cos(angle)];
  };
}

/** Where places of the world lie on the map. */
export function projected(of: Projection): (lon: number, lat: number) => Point {
  const plane = conic(of);
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
