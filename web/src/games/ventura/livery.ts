/** The colours of the families, each with a heraldic pattern of its own. */

import type { Livery, Pattern } from '../contract';
import type { VenturaView } from './shapes';

/** Este, Gonzaga, Medici, Visconti. */
const LIVERIES: Livery[] = [
  { colour: '#a8322a', pattern: 'plain' },
  { colour: '#333031', pattern: 'chevron' },
  { colour: '#d2a72c', pattern: 'chequy' },
  { colour: '#2f5d9b', pattern: 'pale' },
];

/** Before a player has a family: undyed cloth, told apart by the pattern. */
const UNDYED = '#8d7f6a';
const PATTERNS: Pattern[] = LIVERIES.map((livery) => livery.pattern);

export function liveryOf(view: Pick<VenturaView, 'family'>, seat: number): Livery {
  const chosen = LIVERIES[view.family?.[seat] ?? -1];
  return chosen ?? { colour: UNDYED, pattern: PATTERNS[Math.max(0, seat) % PATTERNS.length] ?? 'plain' };
}
