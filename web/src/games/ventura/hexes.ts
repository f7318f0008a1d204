/** Hexes with a corner on top, 100 from middle to corner. */

import type { Sheet } from '../../pieces/camera';
import type { Place } from '../contract';
import { axial, hexNoun, type Axial } from './nouns';

export const RADIUS = 100;
const WIDTH = RADIUS * Math.sqrt(3);
const MARGIN = 44;
/** Room above the tiles for the cartouche. */
const HEAD = 84;
const LEAST = 700;

const AROUND: Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The middle of a place. */
export function middleOf(place: number): Place {
  const { q, r } = axial(place);
  return { x: WIDTH * (q + r / 2), y: RADIUS * 1.5 * r };
}

/** The six places beside a place. */
export function around(place: number): number[] {
  const { q, r } = axial(place);
  return AROUND.map((step) => hexNoun({ q: q + step.q, r: r + step.r }));
}

/** A hex about its middle, somewhat smaller by the gap. */
export function outline(gap = 0): string {
  const radius = RADIUS - gap;
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The sheet of paper that these places need. */
export function sheetOf(places: number[]): Required<Sheet> {
  const middles = (places.length > 0 ? places : [hexNoun({ q: 0, r: 0 })]).map(middleOf);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - WIDTH / 2 - MARGIN, Math.max(...xs) + WIDTH / 2 + MARGIN];
  const [top, bottom] = [Math.min(...ys) - RADIUS - MARGIN - HEAD, Math.max(...ys) + RADIUS + MARGIN];
  const spare = Math.max(0, LEAST - (right - left)) / 2;
  return { x: left - spare, y: top, width: right - left + 2 * spare, height: bottom - top };
}
