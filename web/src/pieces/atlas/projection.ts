/** Longitude and latitude to a plane: conformal conic. */

import type { Point } from '../engraved/engraving';

export interface Conic {
  lat_1: number;
  lat_2: number;
  lat_0: number;
  lon_0: number;
}

const RADIANS = Math.PI / 180;

/** Places of the world on a plane, north upwards, with the middle of the projection at 0. */
export function conic(of: Conic, globe: number): (lon: number, lat: number) => Point {
  const half = (lat: number) => Math.tan(Math.PI / 4 + (lat * RADIANS) / 2);
  const cosine = (lat: number) => Math.cos(lat * RADIANS);
  const n = Math.log(cosine(of.lat_1) / cosine(of.lat_2)) / Math.log(half(of.lat_2) / half(of.lat_1));
  const f = (cosine(of.lat_1) * half(of.lat_1) ** n) / n;
  const radius = (lat: number) => (globe * f) / half(lat) ** n;
  const base = radius(of.lat_0);
  return (lon, lat) => {
    const angle = n * (lon - of.lon_0) * RADIANS;
    return [radius(lat) * Math.sin(angle), base - radius(lat) * Math.cos(angle)];
  };
}
