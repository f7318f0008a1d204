/** The score from round to round as lines in a field. */

import type { Pattern } from '../../games/contract';

export const FIELD = { width: 600, height: 230, left: 34, right: 150, top: 12, bottom: 24 } as const;
/** A livery's pattern as dashes: lines are told apart without their colours. */
export const DASHES: Record<Pattern, string> = {
  plain: 'none',
  pale: '14 5',
  bend: '3 4',
  chequy: '9 4 3 4',
  chevron: '18 4 3 4 3 4',
};
/** Names at the end of lines keep this distance. */
const APART = 17;

export interface Curve {
  seat: number;
  path: string;
  points: [x: number, y: number][];
  /** Where its name stands. */
  name: number;
}

export interface Tick {
  value: number;
  at: number;
}

/** The lines of all seats, with the marks along both sides of the field. */
export function curvesOf(rounds: number[][]): { curves: Curve[]; ups: Tick[]; alongs: Tick[] } {
  const seats = rounds[0]?.length ?? 0;
  const scores = rounds.flat();
  const least = Math.min(0, ...scores);
  const step = stepOf(Math.max(1, ...scores) - least);
  const most = Math.ceil(Math.max(1, ...scores) / step) * step;
  const low = Math.floor(least / step) * step;
  const { width, height, left, right, top, bottom } = FIELD;
  const x = (round: number) => left + (round / Math.max(1, rounds.length - 1)) * (width - left - right);
  const y = (score: number) => height - bottom - ((score - low) / (most - low)) * (height - top - bottom);
  const curves = Array.from({ length: seats }, (_, seat): Curve => {
    const points = rounds.map((round, at): [number, number] => [x(at), y(round[seat] ?? 0)]);
    const path = points
      .map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`)
      .join('');
    return { seat, path, points, name: points.at(-1)?.[1] ?? 0 };
  });
  spread(curves, height - bottom);
  const ups = Array.from({ length: Math.round((most - low) / step) + 1 }, (_, at) => low + at * step);
  const every = Math.ceil(rounds.length / 12);
  const alongs = rounds.map((_, at) => at).filter((at) => at % every === 0);
  return {
    curves,
    ups: ups.map((value) => ({ value, at: y(value) })),
    alongs: alongs.map((value) => ({ value, at: x(value) })),
  };
}

/** A round number, so that there are four to eight marks. */
function stepOf(range: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
  return steps.find((step) => range / step <= 7) ?? 1000;
}

/** Moves names apart, the highest first, and none below the field. */
function spread(curves: Curve[], lowest: number): void {
  const ranked = curves.toSorted((a, b) => a.name - b.name);
  ranked.forEach((curve, at) => {
    const above = ranked[at - 1];
    if (above) curve.name = Math.max(curve.name, above.name + APART);
  });
  ranked.toReversed().forEach((curve, at, all) => {
    const below = all[at - 1];
    curve.name = Math.min(curve.name, below ? below.name - APART : lowest);
  });
}
