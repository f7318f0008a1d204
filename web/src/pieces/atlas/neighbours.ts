/** From place to place on a map with the arrow keys. */

import type { Point } from '../engraved/engraving';

const TOWARDS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in the direction of the arrow, or null where there is none. */
export function towards(key: string, from: number, places: Point[]): number | null {
  const direction = TOWARDS[key];
  const here = places[from];
  if (!direction || !here) return null;
  let best: number | null = null;
  let least = Infinity;
  places.forEach(([x, y], place) => {
    const [dx, dy] = [x - here[0], y - here[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (ahead <= 0 || aside > ahead * 1.6) return;
    const effort = ahead + 2 * aside;
    if (effort < least) [best, least] = [place, effort];
  });
  return best;
}

/** The middle of some places. */
export function centre(places: Point[]): { x: number; y: number } {
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return { x: mean(0), y: mean(1) };
}
