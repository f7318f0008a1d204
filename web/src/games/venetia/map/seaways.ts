/** Where the galleys sail: the lines between the seas, drawn so that they keep to the water. */

import type { Point } from '../../../pieces/engraved/engraving';

export const VENICE: Point = [560, 222];

/** Where the pieces of a sea stand. */
const ANCHORAGES: Record<string, Point> = {
  mar_adriatico: [660, 368],
  mar_ionio: [704, 640],
  mar_tirreno: [508, 462],
  mar_di_ponente: [282, 400],
  mar_di_barberia: [640, 762],
  mar_egeo: [1008, 516],
  mar_di_levante: [1236, 768],
  mar_maggiore: [1296, 296],
};

export function anchorage(sea: string, label: Point): Point {
  return ANCHORAGES[sea] ?? label;
}

/** The bends of each way between two seas, from the first to the second. */
const WAYS: Record<string, Point[]> = {
  'mar_adriatico mar_ionio': [
    [716, 414],
    [756, 446],
    [774, 480],
    [758, 570],
  ],
  'mar_ionio mar_tirreno': [
    [666, 600],
    [646, 572],
    [634, 546],
    [570, 516],
  ],
  'mar_ionio mar_di_barberia': [[684, 704]],
  'mar_ionio mar_egeo': [
    [816, 668],
    [884, 694],
    [948, 676],
    [978, 620],
    [988, 560],
  ],
  'mar_tirreno mar_di_ponente': [
    [456, 524],
    [398, 532],
    [338, 492],
  ],
  'mar_tirreno mar_di_barberia': [
    [486, 552],
    [494, 594],
    [556, 690],
  ],
  'mar_di_barberia mar_di_ponente': [
    [560, 694],
    [492, 596],
    [432, 566],
    [372, 548],
    [316, 482],
  ],
  'mar_di_barberia mar_egeo': [
    [780, 764],
    [900, 736],
    [948, 678],
    [982, 612],
    [990, 556],
  ],
  'mar_di_barberia mar_di_levante': [
    [800, 800],
    [950, 822],
    [1100, 800],
  ],
  'mar_egeo mar_di_levante': [
    [1052, 560],
    [1084, 636],
    [1094, 696],
    [1150, 742],
  ],
  'mar_egeo mar_maggiore': [
    [1034, 470],
    [1062, 453],
    [1102, 438],
    [1141, 414],
    [1152, 398],
    [1192, 358],
  ],
};

const HOME: Point[] = [
  [574, 262],
  [606, 316],
];

/** The way from Venice to its sea. */
export function fromVenice(sea: string, label: Point): Point[] {
  return [VENICE, ...HOME, anchorage(sea, label)];
}

/** The way between two seas; straight where none was drawn. */
export function between(
  first: { id: string; label: Point },
  second: { id: string; label: Point },
): Point[] {
  const forth = WAYS[`${first.id} ${second.id}`];
  const back = WAYS[`${second.id} ${first.id}`];
  const bends = forth ?? back?.toReversed() ?? [];
  return [anchorage(first.id, first.label), ...bends, anchorage(second.id, second.label)];
}

/** The same line so far to its left: routes of several players lie side by side. */
export function aside(points: Point[], distance: number): Point[] {
  return points.map((here, index) => {
    const before = points[Math.max(0, index - 1)] ?? here;
    const after = points[Math.min(points.length - 1, index + 1)] ?? here;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [here[0] + (dy / length) * distance, here[1] - (dx / length) * distance];
  });
}
