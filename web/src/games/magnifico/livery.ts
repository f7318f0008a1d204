/** The colours of the players, each with a heraldic pattern of its own. */

import type { Livery, Pattern } from '../contract';
import type { MagnificoView } from './shapes';

/** Red, blue, green, yellow and black, as in the component file. */
const LIVERIES: Livery[] = [
  { colour: '#a8322a', pattern: 'plain' },
  { colour: '#2f5d9b', pattern: 'pale' },
  { colour: '#3f7d43', pattern: 'bend' },
  { colour: '#d2a72c', pattern: 'chequy' },
  { colour: '#333031', pattern: 'chevron' },
];

/** Before a player has chosen a colour: undyed cloth, told apart by the pattern. */
const UNDYED = '#8d7f6a';
const PATTERNS: Pattern[] = LIVERIES.map((livery) => livery.pattern);

export function liveryOf(view: Pick<MagnificoView, 'colour'>, seat: number): Livery {
  const chosen = LIVERIES[view.colour?.[seat] ?? -1];
  return chosen ?? { colour: UNDYED, pattern: PATTERNS[Math.max(0, seat) % PATTERNS.length] ?? 'plain' };
}
