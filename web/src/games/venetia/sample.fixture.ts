/** Parts of a table for tests. */

import type { Saying, TableContext } from '../contract';
import type { VenetiaDisplay } from './view';

export function told(name: string, about: Saying['about'] = {}): Saying {
  return { message: `event-${name}`, clause: '', about };
}

/** A table of three regions with a colony each; it may only be looked at. */
export function tableOf(display: Partial<VenetiaDisplay>): TableContext {
  const components = {
    regions: [{ id: 'dalmazia' }, { id: 'levante' }, { id: 'ponente' }],
    colonies: [
      { id: 'zara', region: 'dalmazia' },
      { id: 'acri', region: 'levante' },
      { id: 'maiorca', region: 'ponente' },
    ],
  };
  return { game: { components }, display, pointed: null } as unknown as TableContext;
}
