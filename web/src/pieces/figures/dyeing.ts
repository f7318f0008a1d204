/** Colours of players with a heraldic pattern each, and the pale tints of lands. */

import type { Livery, Pattern } from '../../games/contract';

export const PATTERNS: Pattern[] = ['plain', 'pale', 'bend', 'chequy', 'chevron'];

/** Before a player has chosen a colour: undyed cloth, told apart by the pattern. */
const UNDYED = '#8d7f6a';

/** A chosen colour with its pattern, or the undyed cloth of a seat that has none yet. */
export function livery(
  colour: string | undefined,
  number: number,
  seat: number,
  patterns: Pattern[] = PATTERNS,
): Livery {
  const at = colour === undefined ? Math.max(0, seat) : number;
  return { colour: colour ?? UNDYED, pattern: patterns[at % patterns.length] ?? 'plain' };
}

const painted = (colour: string, number: number) => livery(colour, number, 0);

/** The players of the pictures in the lobby. */
export const RED = painted('#a8322a', 0);
export const BLUE = painted('#2f5d9b', 1);
export const GREEN = painted('#3f7d43', 2);
export const YELLOW = painted('#d2a72c', 3);
export const BLACK = painted('#333031', 4);

export type Regions = [tint: string, lands: string[]][];

const PLAIN = '#b9a98a';

/** The tint of a land by its id, from regions of one tint. */
export function tinted(regions: Regions): (land: string) => string {
  const tints = new Map(regions.flatMap(([tint, lands]) => lands.map((land) => [land, tint] as const)));
  return (land) => tints.get(land) ?? PLAIN;
}
