/** Whose eyes a screen should have, where one person may hold several seats. */

import type { SeatInfo } from '../../api/shapes';

/** The seats that the reader plays now: own ones that no bot plays for. */
export function held(seats: SeatInfo[]): number[] {
  return seats.filter((seat) => seat.yours && seat.bot === null).map((seat) => seat.seat);
}

/** The seat to whom the screen has to be passed before anything secret is shown, or null. */
export function passTo(seats: SeatInfo[], waiting: number[], holder: number | null): number | null {
  const mine = held(seats);
  if (mine.length < 2) return null;
  const choosing = mine.filter((seat) => waiting.includes(seat));
  if (choosing.length === 0 || (holder !== null && choosing.includes(holder))) return null;
  return choosing[0] ?? null;
}

/** The eyes that the screen should have; `holder` is the seat that has confirmed that it holds the screen. */
export function properEyes(seats: SeatInfo[], waiting: number[], holder: number | null): number {
  const mine = held(seats);
  if (mine.length > 1) {
    const covered = passTo(seats, waiting, holder) !== null;
    return holder !== null && mine.includes(holder) && !covered ? holder : -1;
  }
  return mine[0] ?? seats.find((seat) => seat.yours)?.seat ?? -1;
}
