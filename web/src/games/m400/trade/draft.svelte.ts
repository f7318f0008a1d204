/** An offer that the reader is putting together: nobody sees it, and it costs nothing before it is made. */

import type { TableContext } from '../../contract';
import { heldOf, NOT_CHOSEN, type Sides } from './bargain';

export type Side = 'gives' | 'wants';

export class Draft implements Sides {
  to: number = $state(NOT_CHOSEN);
  gives: readonly number[] = $state.raw([]);
  wants: readonly number[] = $state.raw([]);
  /** Whether it is unfolded where it does not lie open anyway. */
  unfolded = $state(false);
  /** The reader has just asked for it and goes on in it. */
  called = $state(false);

  /** Unfolds it and leads the reader to it. */
  call(): void {
    this.unfolded = true;
    this.called = true;
  }

  add(side: Side, card: number): void {
    this[side] = [...this[side], card];
  }

  remove(side: Side, card: number): void {
    const at = this[side].indexOf(card);
    if (at >= 0) this[side] = this[side].toSpliced(at, 1);
  }

  /** Cards that have left the hand meanwhile cannot be given. */
  keep(hand: readonly number[]): void {
    const able = heldOf(this.gives, hand);
    if (able.length < this.gives.length) this.gives = able;
  }

  /** Begins anew with these cards, folded. */
  begin(to: number, sides: Pick<Sides, 'gives' | 'wants'>): void {
    this.unfolded = false;
    this.to = to;
    this.gives = sides.gives;
    this.wants = sides.wants;
  }
}

const drafts = new WeakMap<TableContext, Draft>();

/** The draft of a table; it stays when a sheet over the map is closed. */
export function draftOf(table: TableContext): Draft {
  let draft = drafts.get(table);
  if (!draft) {
    draft = new Draft();
    drafts.set(table, draft);
  }
  return draft;
}
