/** The colours of the players: those that the game's component file brings, else those of the house. */

import type { GameInfo, Livery } from '../games/contract';
import { BLACK, BLUE, GREEN, livery, PATTERNS, RED, YELLOW } from '../pieces/figures/dyeing';

/** A row of the table `colours` of a component file. */
interface Colour {
  hex: string;
  name_en: string;
  name_it: string;
}

type View = Record<string, unknown>;

const HOUSE = [RED, BLUE, GREEN, YELLOW, BLACK].map(({ colour }) => colour);

function coloursOf(game: GameInfo): Colour[] {
  return (game.components.colours ?? []) as Colour[];
}

/** Seat n plays the n-th colour, unless the view has a list `colour` that says otherwise; -1: none yet. */
function numberOf(view: View, seat: number): number {
  return Array.isArray(view.colour) ? ((view.colour as number[])[seat] ?? -1) : seat;
}

export function seatColour(game: GameInfo, view: View, seat: number): Livery {
  const own = coloursOf(game);
  if (own.length > 0) {
    const number = numberOf(view, seat);
    return livery(own[number]?.hex, number, seat);
  }
  // Where colours come again, their patterns do not.
  return livery(HOUSE[seat % HOUSE.length], seat + Math.floor(seat / PATTERNS.length), seat);
}

/** What the colour of a seat is called; empty where the game names none. */
export function colourName(game: GameInfo, view: View, seat: number, language: 'en' | 'it'): string {
  return coloursOf(game)[numberOf(view, seat)]?.[`name_${language}`] ?? '';
}
