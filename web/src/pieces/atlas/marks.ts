/** What marks come to on a board: each place once, each way once, with the weightiest of what happened there. */

import type { Marked, Thing } from '../../games/contract';
import type { Point } from '../engraved/engraving';

interface Drawn {
  key: string;
  seat: number | null;
  weight: number;
  old: boolean;
  lost: boolean;
}

export interface Ring extends Drawn {
  point: Point;
}

export interface Way extends Drawn {
  from: Point;
  to: Point;
}

const named = ({ kind, noun }: Thing) => `${kind} ${noun}`;

/** What is not on the board, or begins where it ends, has no ring or no way. */
export function drawnMarks(
  marks: Marked[],
  anchor: (thing: Thing) => Point | null | undefined,
): { rings: Ring[]; ways: Way[] } {
  const rings = new Map<string, Ring>();
  const ways = new Map<string, Way>();
  for (const { at, from, seat, weight, old = false, lost = false } of marks) {
    const to = anchor(at);
    if (!to) continue;
    keep(rings, { key: named(at), point: to, seat, weight, old, lost });
    const start = from && anchor(from);
    if (!start || (start[0] === to[0] && start[1] === to[1])) continue;
    keep(ways, { key: `${named(from)} ${named(at)}`, from: start, to, seat, weight, old, lost });
  }
  return { rings: [...rings.values()], ways: [...ways.values()] };
}

function keep<D extends Drawn>(kept: Map<string, D>, drawn: D): void {
  const before = kept.get(drawn.key);
  if (!before || before.weight <= drawn.weight) kept.set(drawn.key, drawn);
}
