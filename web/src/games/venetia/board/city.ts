/** The city of Venice as an engraver would draw it: six Sestieri about the Grand Canal. */

import type { Point } from '../../../pieces/engraved/engraving';
import type { TableContext } from '../../contract';
import { displayOf } from '../shapes';
import type { VenetiaDisplay, VenetiaView } from '../view';
import { takesOne } from './cashing';

export const CITY = { width: 1000, height: 620 };

interface Plot {
  shore: Point[];
  /** Where the name stands; the pieces stand below it. */
  label: Point;
}

const PLOTS: Record<string, Plot> = {
  cannaregio: {
    shore: [
      [96, 212],
      [130, 160],
      [232, 96],
      [372, 58],
      [500, 66],
      [580, 112],
      [604, 166],
      [552, 204],
      [470, 226],
      [400, 206],
      [318, 184],
      [214, 186],
    ],
    label: [368, 104],
  },
  santa_croce: {
    shore: [
      [60, 282],
      [92, 232],
      [212, 206],
      [300, 206],
      [296, 262],
      [248, 330],
      [150, 344],
      [72, 330],
    ],
    label: [176, 238],
  },
  san_polo: {
    shore: [
      [316, 208],
      [398, 228],
      [458, 248],
      [476, 284],
      [440, 332],
      [352, 352],
      [268, 348],
      [264, 330],
      [312, 264],
    ],
    label: [384, 247],
  },
  dorsoduro: {
    shore: [
      [78, 348],
      [150, 362],
      [256, 366],
      [292, 384],
      [286, 426],
      [340, 470],
      [424, 486],
      [430, 508],
      [330, 552],
      [200, 548],
      [108, 486],
      [70, 410],
    ],
    label: [196, 398],
  },
  san_marco: {
    shore: [
      [480, 248],
      [560, 226],
      [604, 196],
      [640, 268],
      [660, 366],
      [640, 420],
      [566, 456],
      [446, 470],
      [352, 450],
      [310, 414],
      [318, 380],
      [372, 370],
      [456, 348],
      [498, 290],
    ],
    label: [576, 300],
  },
  castello: {
    shore: [
      [624, 174],
      [706, 168],
      [800, 196],
      [880, 250],
      [944, 344],
      [956, 430],
      [908, 450],
      [846, 404],
      [760, 396],
      [678, 408],
      [676, 348],
      [656, 250],
    ],
    label: [776, 240],
  },
};

export function plotOf(sestiere: string): Plot | null {
  return PLOTS[sestiere] ?? null;
}

/** The shore with its corners rounded, as a closed path. */
export function shoreline(points: Point[]): string {
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const corners = points.map((corner, index) => {
    const next = points[(index + 1) % points.length] ?? corner;
    const [x, y] = middle(corner, next);
    return `Q${corner[0]} ${corner[1]} ${x} ${y}`;
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const [x, y] = middle(last, first);
  return `M${x} ${y}${corners.join('')}Z`;
}

export interface Holding {
  seat: number;
  ducats: number;
  coloured: number;
  grey: number;
  votes: number;
}

/** What the players have in a Sestiere; who has nothing there is left out. */
export function holdings(
  view: Pick<VenetiaView, 'seats' | 'ducats' | 'coloured' | 'grey'>,
  display: Pick<VenetiaDisplay, 'sestiere_votes'>,
  sestiere: number,
  sestieri: number,
): Holding[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    const place = seat * sestieri + sestiere;
    return {
      seat,
      ducats: view.ducats[place] ?? 0,
      coloured: view.coloured[place] ?? 0,
      grey: view.grey[place] ?? 0,
      votes: display.sestiere_votes[place] ?? 0,
    };
  }).filter(({ ducats, coloured, grey }) => ducats + coloured + grey > 0);
}

/** Whether Ducats of the card that the reader cashes may go there. */
export function cashedIn(table: TableContext, sestiere: number): boolean {
  return takesOne(displayOf(table).shares, [], sestiere);
}
