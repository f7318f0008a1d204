/** Points part by part: of a scoring that was held, and of one that would be held now. */

import type { Range } from '../view';

export const PARTS = ['presence', 'podesta', 'vp_tokens', 'doge_tokens', 'monuments', 'kingdoms'] as const;
export type Part = (typeof PARTS)[number];

/** A range where VP tokens lie face down. */
export type Points = number | Range;

export interface ScoreRow extends Record<Part, Points> {
  seat: number;
  /** All parts together, and the score after them. */
  points: Points;
  total: Points;
}

/** The parts of which somebody has something. */
export function partsOf(rows: Record<Part, Points>[]): Part[] {
  const some = (points: Points) => (typeof points === 'number' ? points : points.most) > 0;
  return PARTS.filter((part) => rows.some((row) => some(row[part])));
}

/** "7", or "5–9". */
export function written(points: Points): string {
  if (typeof points === 'number') return String(points);
  return points.least === points.most ? String(points.least) : `${points.least}–${points.most}`;
}
