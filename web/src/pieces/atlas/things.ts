/** What a board asks of the table about one thing on it: why it stands out, and what a click does. */

import type { TableContext, Thing } from '../../games/contract';
import type { Pointed } from '../pointing';

/** Why a place stands out: something can be done there, it is chosen or pointed at, it is fought for. */
export type Glow = 'lit' | 'chosen' | 'war';

const is = (thing: Thing | null, kind: string, noun: number) => thing?.kind === kind && thing.noun === noun;

/** Chosen, or pointed at from the list of options or the log. */
export function isMarked({ chosen, pointed }: TableContext, kind: string, noun: number): boolean {
  return is(chosen, kind, noun) || is(pointed, kind, noun);
}

export function glowOf(table: TableContext, kind: string, noun: number): Glow | null {
  if (isMarked(table, kind, noun)) return 'chosen';
  return table.lit(kind, noun) ? 'lit' : null;
}

export function pointedAt(table: TableContext, kind: string, noun: number): Pointed {
  return {
    pick: (at) => table.pick(kind, noun, at),
    hover: (at) => table.hover(kind, noun, at),
    leave: () => table.leave(),
  };
}
