/** The outline of something on a board: one that is drawn elsewhere, a path of its own, or a circle. */

export type Shape = { href: string } | { d: string } | { r: number };

export function tagOf(shape: Shape): 'use' | 'path' | 'circle' {
  if ('href' in shape) return 'use';
  return 'd' in shape ? 'path' : 'circle';
}
