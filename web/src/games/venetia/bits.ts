/** Sets as numbers: a bit for each member. */

export function has(set: number, member: number): boolean {
  return ((set >> member) & 1) === 1;
}

export function members(set: number, most: number): number[] {
  return Array.from({ length: most }, (_, member) => member).filter((member) => has(set, member));
}
