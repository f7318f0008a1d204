/** Points part by part: of a scoring that was held, and of one that would be held now. */

import type { Scored } from '../happenings';
import { STRUGGLE } from '../board/track';
import type { VenetiaView } from '../shapes';

export const PARTS = ['presence', 'podesta', 'vp_tokens', 'doge_tokens', 'monuments', 'kingdoms'] as const;
export type Part = (typeof PARTS)[number];

export interface Range {
  least: number;
  most: number;
}

export interface ScoreRow {
  seat: number;
  parts: Record<Part, Range>;
  /** All parts together. */
  points: Range;
  /** The score after them. */
  total: Range;
}

const exactly = (number: number): Range => ({ least: number, most: number });
const plus = (one: Range, other: Range): Range => ({
  least: one.least + other.least,
  most: one.most + other.most,
});

function row(seat: number, parts: Record<Part, Range>, before: number): ScoreRow {
  const points = PARTS.reduce((sum, part) => plus(sum, parts[part]), exactly(0));
  return { seat, parts, points, total: plus(exactly(before), points) };
}

/**
 * What each player would have if a scoring were held now; nothing after the third one.
 * Kingdoms count in the third one only (VNZ-21.9).
 */
export function forecast(
  view: Pick<VenetiaView, 'outlook' | 'points' | 'epoch' | 'first_due'>,
): ScoreRow[] {
  return view.outlook.map((outlook, seat) => {
    const [presence = 0, podesta = 0, least = 0, most = 0, doge = 0, monuments = 0, kingdoms = 0] = outlook;
    const parts = {
      presence: exactly(presence),
      podesta: exactly(podesta),
      vp_tokens: { least, most },
      doge_tokens: exactly(doge),
      monuments: exactly(monuments),
      kingdoms: exactly(view.epoch === STRUGGLE && !view.first_due ? kingdoms : 0),
    };
    return row(seat, parts, view.points[seat] ?? 0);
  });
}

/** A scoring that was held. */
export function held(scored: Scored[]): ScoreRow[] {
  return scored.map((one) => {
    const parts = {
      presence: exactly(one.presence),
      podesta: exactly(one.podesta),
      vp_tokens: exactly(one.vp_tokens),
      doge_tokens: exactly(one.doge_tokens),
      monuments: exactly(one.monuments),
      kingdoms: exactly(one.kingdoms),
    };
    return row(one.seat, parts, one.total - one.points);
  });
}

/** "7", or "5–9" where tokens lie face down. */
export function written({ least, most }: Range): string {
  return least === most ? String(least) : `${least}–${most}`;
}
