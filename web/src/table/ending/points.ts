/** Points by source, as rows for a table: put together from the ledger that the server tells. */

import type { Scored } from '../../api/shapes';

export interface SourceRow {
  source: string;
  /** What each seat got from it. */
  points: number[];
}

/** One row for each source, the first one first. */
export function bySource(lines: Scored[], seats: number): SourceRow[] {
  const rows = new Map<string, number[]>();
  for (const { seat, source, points } of lines) {
    const row = rows.get(source) ?? new Array<number>(seats).fill(0);
    row[seat] = (row[seat] ?? 0) + points;
    rows.set(source, row);
  }
  return [...rows].map(([source, points]) => ({ source, points }));
}

/** The points of each seat from all rows. */
export function totals(rows: SourceRow[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
  );
}

/** `+4`, `−2`: with the true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
