/** What the newest events mean for the eye: the tiles that they mark. */

import type { Marked } from '../../contract';

export function touched(marks: Marked[]): Set<number> {
  const things = marks.flatMap(({ at, from }) => (from ? [from, at] : [at]));
  return new Set(things.filter(({ kind }) => kind === 'territory').map(({ noun }) => noun));
}
