/** Nouns of moves that are made of parts, as numbers: places, Troops, cards in play. */

const REACH = 32;
const ROWS = 2 * REACH;
const AREAS = 5;
const WOUND_BITS = 3;
const CARD_BITS = 6;
const TROOP_SHIFT = WOUND_BITS + CARD_BITS;

export interface Axial {
  q: number;
  r: number;
}

export function hexNoun({ q, r }: Axial): number {
  return (q + REACH) * ROWS + r + REACH;
}

export function axial(place: number): Axial {
  return { q: Math.floor(place / ROWS) - REACH, r: (place % ROWS) - REACH };
}

/** A Troop of a seat by its area, 1 to 5; one's own Troops go without a seat (-1). */
export function troopNoun(seat: number, area: number): number {
  return (seat + 1) * (AREAS + 1) + area;
}

/** A Company as it lies in a view: its card, and its wounds in the lowest bits. */
export function companyOf(card: number, wounds = 0): number {
  return (card << WOUND_BITS) | wounds;
}

export function cardOf(company: number): number {
  return company >> WOUND_BITS;
}

export function woundsOf(company: number): number {
  return company & ((1 << WOUND_BITS) - 1);
}

/** A Company in a Troop; in a line of battle the space stands for the Troop. */
export function companyNoun(troop: number, company: number): number {
  return (troop << TROOP_SHIFT) | company;
}

/** The Company that a noun names, without its Troop. */
export function companyPart(noun: number): number {
  return noun & ((1 << TROOP_SHIFT) - 1);
}

/** The seat of a Troop's noun, -1 where it is the mover's own, and its area. */
export function troopParts(noun: number): { seat: number; area: number } {
  return { seat: Math.floor(noun / (AREAS + 1)) - 1, area: noun % (AREAS + 1) };
}
