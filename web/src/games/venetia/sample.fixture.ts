/** Parts of a table for tests. */

import type { Saying, TableContext } from '../contract';
import type { VenetiaDisplay } from './view';

export function told(name: string, about: Saying['about'] = {}): Saying {
  return { message: `event-${name}`, clause: '', about };
}

/** A table that may only be looked at. */
export function tableOf(display: Partial<VenetiaDisplay>): TableContext {
  return { display, pointed: null } as unknown as TableContext;
}
