/** The outlines of a map's shapes, each drawn once and used by its name. */

import type { DrawnMap } from './drawn';
import { coarse } from './engraving';

export interface Outline {
  /** Its name on the page. */
  name: string;
  path: string;
  /** For strokes so wide that they hide small bends. */
  coarse: string;
  far: string;
}

const FINE = 3;
const WIDE = 9;

/** The name of a shape's outline on a sheet. */
export function outlineOf(sheet: string, id: string): string {
  return `${sheet}-${id}`;
}

/** The outlines of the lands on a sheet, entered by nobody or by somebody. */
export function outlinesOf(sheet: string, shapes: Record<string, { path: string }>): Outline[] {
  return Object.entries(shapes).map(([id, { path }]) => outlined(outlineOf(sheet, id), path));
}

/** The coasts of land beyond the game, ring by ring: each is drawn only where it can be seen. */
export function coastsOf(sheet: string, { land_outside }: DrawnMap): Outline[] {
  return land_outside
    .split(/(?=M)/)
    .filter(Boolean)
    .map((ring, number) => outlined(outlineOf(sheet, `outside-${number}`), ring));
}

function outlined(name: string, path: string): Outline {
  return { name, path, coarse: coarse(path, FINE), far: coarse(path, WIDE) };
}
