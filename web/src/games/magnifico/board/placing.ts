/** Where the pieces and the name of a territory stand on the map. */

import { NO_CASTLE, type MagnificoView, type Point } from '../shapes';

export type Piece = 'castle' | 'soldiers' | 'tanks' | 'airplanes';

export interface Stand {
  piece: Piece;
  number: number;
  /** From the middle of the group, in pixels of the screen; pieces stand on this point. */
  x: number;
  y: number;
}

const WIDTH: Record<Piece, number> = { castle: 40, soldiers: 30, tanks: 36, airplanes: 40 };
const ROW = 34;

/** What stands on a territory, in the order in which it is shown. */
export function garrison(view: MagnificoView, territory: number): [Piece, number][] {
  const towers = view.towers[territory] ?? NO_CASTLE;
  const all: [Piece, number][] = [
    ['castle', towers === NO_CASTLE ? 0 : towers + 1],
    ['soldiers', view.soldiers[territory] ?? 0],
    ['tanks', view.tanks[territory] ?? 0],
    ['airplanes', view.airplanes[territory] ?? 0],
  ];
  return all.filter(([, number]) => number > 0);
}

/** Stands the pieces in one row, or machines in a second one, about the middle of their feet. */
export function stands(pieces: [Piece, number][]): Stand[] {
  const front = pieces.filter(([piece]) => piece === 'castle' || piece === 'soldiers');
  const machines = pieces.filter(([piece]) => piece === 'tanks' || piece === 'airplanes');
  const one = pieces.length <= 2;
  const rows = one ? [[...front, ...machines]] : [front, machines];
  return rows.flatMap((row, index) => inRow(row, one ? 0 : index * ROW - ROW / 2));
}

function inRow(row: [Piece, number][], y: number): Stand[] {
  const length = row.reduce((sum, [piece]) => sum + WIDTH[piece], 0);
  let left = -length / 2;
  return row.map(([piece, number]) => {
    const x = left + WIDTH[piece] / 2;
    left += WIDTH[piece];
    return { piece, number, x, y };
  });
}

/** Where a territory's middle lies too near to a neighbour's, its group stands aside. */
const ASIDE: Record<string, Point> = {
  fez: [50, -8],
  tunis: [0, -18],
  rome: [4, 12],
  naples: [6, 0],
  florence: [-3, -14],
};

/** The middle of a territory's group of pieces. */
export function middleOf(id: string, label: Point): Point {
  const [dx, dy] = ASIDE[id] ?? [0, 0];
  return [label[0] + dx, label[1] + dy];
}
