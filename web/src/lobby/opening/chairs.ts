/** Who sits where at a table that is being set up. */

import type { Chair } from '../../api/shapes';

/** `me`: the reader; `friend`: another person at this screen; `free`: for an invitation; `bot`. */
export type Sitter = 'me' | 'friend' | 'free' | 'bot';

export interface Place {
  sitter: Sitter;
  name: string;
  bot: string;
}

/** Four at a table, where the game allows it. */
export function usualSeats(seats: number[]): number {
  return seats.includes(4) ? 4 : Math.max(...seats);
}

/** The reader against the strongest bots. */
export function firstPlaces(seats: number, bots: string[]): Place[] {
  const bot = bots.at(-1) ?? '';
  return Array.from({ length: seats }, (_, seat) => ({ sitter: seat === 0 ? 'me' : 'bot', name: '', bot }));
}

/** The same places for another number of seats; new ones get what the last one has. */
export function resized(places: Place[], seats: number): Place[] {
  const last = places.at(-1);
  if (!last) return places;
  const more = Array.from({ length: Math.max(0, seats - places.length) }, () => ({ ...last, name: '' }));
  return [...places, ...more].slice(0, seats);
}

export function chairs(places: Place[]): Chair[] {
  return places.map((place): Chair => {
    if (place.sitter === 'bot') return { who: 'bot', bot: place.bot };
    if (place.sitter === 'free') return { who: 'free' };
    const name = place.name.trim();
    return place.sitter === 'friend' && name ? { who: 'me', name } : { who: 'me' };
  });
}
