/** The die that a reader thinks of before taking one: the board shows what it would reach. */

import type { TableContext } from '../../contract';

class Considering {
  die: number | null = $state(null);
}

const readers = new WeakMap<TableContext, Considering>();

export function consideringAt(table: TableContext): Considering {
  let found = readers.get(table);
  if (!found) {
    found = new Considering();
    readers.set(table, found);
  }
  return found;
}
