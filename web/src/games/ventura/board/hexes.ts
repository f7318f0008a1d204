/** Hexes with a corner on top, 100 from middle to corner. */

import type { Sheet } from '../../../pieces/atlas/camera';
import type { Place } from '../../contract';

export const RADIUS = 100;
const WIDTH = RADIUS * Math.sqrt(3);
const MARGIN = 44;
/** Room above the tiles for the cartouche. */
const HEAD = 84;
const LEAST = 700;
const BREADTH = 1.42;
/** What the cartouche and the wind rose cover of their corners. */
const CARTOUCHE = { width: 275, height: 135 };
const ROSE = 140;

export interface Axial {
  q: number;
  r: number;
}

/** The middle of a place. */
export function middleOf({ q, r }: Axial): Place {
  return { x: WIDTH * (q + r / 2), y: RADIUS * 1.5 * r };
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

export type MapSheet = Required<Sheet> & {
  /** The cartouche and the wind rose find room in the corners, beside the tiles. */
  corner: boolean;
};

/** A sheet of paper for these places, as broad as windows are. */
export function sheetOf(places: Axial[]): MapSheet {
  const middles = (places.length > 0 ? places : [{ q: 0, r: 0 }]).map(middleOf);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - WIDTH / 2 - MARGIN, Math.max(...xs) + WIDTH / 2 + MARGIN];
  const [top, bottom] = [Math.min(...ys) - RADIUS - MARGIN, Math.max(...ys) + RADIUS + MARGIN];
  const wanted = Math.max(LEAST, (bottom - top) * BREADTH);
  const spare = Math.max(0, wanted - (right - left)) / 2;
  const corner = middles.every(
    ({ x, y }) =>
      y > top + CARTOUCHE.height + RADIUS ||
      (x > left - spare + CARTOUCHE.width + WIDTH / 2 && x < right + spare - ROSE - WIDTH / 2),
  );
  const head = corner ? 0 : HEAD;
  return {
    x: left - spare,
    y: top - head,
    width: right - left + 2 * spare,
    height: bottom - top + head,
    corner,
  };
}
