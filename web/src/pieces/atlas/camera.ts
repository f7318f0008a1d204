/** Where to look from: the whole sheet, or as near as its pieces can be read. */

import type { Place } from '../../games/contract';

/** A sheet that grows to the left or upwards has its corner before 0, so that what lies on it stays in place. */
export interface Sheet {
  x?: number;
  y?: number;
  width: number;
  height: number;
}

export interface Look {
  k: number;
  x: number;
  y: number;
}

const MARGIN = 10;

export function corner(sheet: Sheet): [x: number, y: number] {
  return [sheet.x ?? 0, sheet.y ?? 0];
}

function looking(sheet: Sheet, width: number, height: number, k: number, middle: Place): Look {
  const along = (start: number, length: number, room: number, at: number) => {
    if (length * k <= room - 2 * MARGIN) return (room - length * k) / 2 - start * k;
    const corner = Math.max(room - length * k - MARGIN, room / 2 - (at - start) * k);
    return Math.min(MARGIN, corner) - start * k;
  };
  const [x, y] = corner(sheet);
  return { k, x: along(x, sheet.width, width, middle.x), y: along(y, sheet.height, height, middle.y) };
}

/** The whole sheet in the middle of the window. */
export function whole(sheet: Sheet, width: number, height: number): Look {
  const k = Math.min((width - 2 * MARGIN) / sheet.width, (height - 2 * MARGIN) / sheet.height);
  const [x, y] = corner(sheet);
  const middle = { x: x + sheet.width / 2, y: y + sheet.height / 2 };
  return looking(sheet, width, height, Math.max(k, 0.05), middle);
}

/** Of what is comfortable to read, this share will still do. */
const ENOUGH = 0.78;

/** The first look: the whole sheet where that can be read, else nearer, about what matters. */
export function home(
  sheet: Sheet,
  width: number,
  height: number,
  middle: Place,
  comfortable: number,
): Look {
  const all = whole(sheet, width, height);
  const least = comfortable * ENOUGH;
  return all.k >= least ? all : looking(sheet, width, height, least, middle);
}

/**
 * How the picture of a sheet, drawn at this scale, is moved and stretched to where the camera looks. At rest it lies on
 * whole pixels, as anywhere else it would be blurred.
 */
export function stretched(sheet: Sheet, camera: Look, scale: number): Look {
  const [x, y] = corner(sheet);
  const at = { x: camera.x + x * camera.k, y: camera.y + y * camera.k };
  const k = camera.k / scale;
  return k === 1 ? { k, x: Math.round(at.x), y: Math.round(at.y) } : { k, ...at };
}

/** How pieces keep their size: pixels of the screen for each of theirs, from far away to near. */
export interface PieceSize {
  least: number;
  most: number;
  /** How much of the map's own scale they follow in between. */
  growth: number;
}

/** Units of the sheet for each unit of a piece: it grows a little with the map, and neither crowds it nor gets lost. */
export function pieceSize(scale: number, { least, most, growth }: PieceSize): number {
  return Math.min(most, Math.max(least, scale * growth)) / scale;
}
