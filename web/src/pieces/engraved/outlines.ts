/** The outlines of a map's shapes, each drawn once and used by its name. */

import type { DrawnMap } from './drawn';
import { alongWater, coarse, pointKey, ringsOf } from './engraving';

export interface Outline {
  /** Its name on the page. */
  name: string;
  path: string;
  /** For strokes so wide that they hide small bends. */
  coarse: string;
}

/** The part of an outline along water: the line of the coast, and for lines near it and farther out. */
export interface Shore {
  name: string;
  coast: string;
  near: string;
  far: string;
}

const BENDS = 5;
const NEAR = 4;
const FAR = 9;

/** The name of a shape's outline on a sheet. */
export function outlineOf(sheet: string, id: string): string {
  return `${sheet}-${id}`;
}

export function outlinesOf(sheet: string, shapes: Record<string, { path: string }>): Outline[] {
  return Object.entries(shapes).map(([id, { path }]) => outlined(outlineOf(sheet, id), path));
}

/** The land beyond the game, ring by ring: each is drawn only where it can be seen. */
export function outsideOf(sheet: string, { land_outside }: DrawnMap): Outline[] {
  return land_outside
    .split(/(?=M)/)
    .filter(Boolean)
    .map((ring, number) => outlined(outlineOf(sheet, `outside-${number}`), ring));
}

/** The shores of lands; those that lie inland have none. */
export function shoresOf(lands: Outline[]): Shore[] {
  const borders = bordersOf(lands);
  return lands
    .map(({ name, path }) => ({
      name,
      coast: alongWater(path, borders, 0),
      near: alongWater(path, borders, NEAR),
      far: alongWater(path, borders, FAR),
    }))
    .filter(({ coast }) => coast);
}

/** The points that two lands have in common. */
function bordersOf(lands: Outline[]): Set<string> {
  const known = new Set<string>();
  const twice = new Set<string>();
  for (const { path } of lands) {
    const own = new Set(ringsOf(path).flat().map(pointKey));
    for (const key of own) (known.has(key) ? twice : known).add(key);
  }
  return twice;
}

function outlined(name: string, path: string): Outline {
  return { name, path, coarse: coarse(path, BENDS) };
}
