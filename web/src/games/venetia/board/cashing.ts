/** The Ducats of a cashed card, put together district by district before they are sent. */

import type { Share } from '../view';

/** How many Ducats a way to place them puts into a district. */
export function ducatsIn(share: Share, sestiere: number): number {
  return share.ducats[share.sestieri.indexOf(sestiere)] ?? 0;
}

const times = (placed: number[], sestiere: number) => placed.filter((one) => one === sestiere).length;

/** The ways that are still open when so many Ducats lie in the districts already. */
function fitting(shares: Share[], placed: number[]): Share[] {
  return shares.filter((share) =>
    placed.every((sestiere) => times(placed, sestiere) <= ducatsIn(share, sestiere)),
  );
}

/** Whether one more Ducat may go there. */
export function takesOne(shares: Share[], placed: number[], sestiere: number): boolean {
  return fitting(shares, [...placed, sestiere]).length > 0;
}

/** How many Ducats are still to be placed. */
export function leftOf(shares: Share[], placed: number[]): number {
  const all = shares[0]?.ducats.reduce((sum, ducats) => sum + ducats, 0) ?? 0;
  return all - placed.length;
}

/** The way that the placed Ducats make, once all of them lie there. */
export function wholeOf(shares: Share[], placed: number[]): Share | null {
  return leftOf(shares, placed) === 0 ? (fitting(shares, placed)[0] ?? null) : null;
}
