/** How targets stand out without drowning the colours of their owners. */

import type { Glow } from '../../../pieces/atlas/things';

/** Up to so many targets glow all around; of more only those that nobody owns do. */
export const MANY = 8;

/** The glow of a land: with many targets the sign beside the name of an owned one must do. */
export function shining(glow: Glow | null, targets: number, owned: boolean): Glow | null {
  return glow === 'lit' && owned && targets > MANY ? null : glow;
}
