/** What a board keeps in mind beside the frame: what was revealed last, which die the reader thinks of. */

import type { Saying, TableContext } from '../contract';
import { electionIn, scoringIn, type Election, type Scoring } from './happenings';

class Memory {
  election: Election | null = $state.raw(null);
  scoring: Scoring | null = $state.raw(null);
  considered: number | null = $state(null);

  hear(events: Saying[]): void {
    this.election = electionIn(events, this.election);
    this.scoring = scoringIn(events, this.scoring);
  }
}

const memories = new WeakMap<TableContext, Memory>();

export function memoryOf(table: TableContext): Memory {
  let found = memories.get(table);
  if (!found) {
    found = new Memory();
    memories.set(table, found);
  }
  return found;
}
