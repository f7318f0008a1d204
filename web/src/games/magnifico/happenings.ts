/** What the newest events mean for the eye: armies on their way, territories to look at, dice on the table. */

import type { Saying } from '../contract';

export interface Journey {
  seat: number;
  origin: number;
  target: number;
  war: boolean;
}

export type Face = 'hit' | 'blank' | 'explosion' | 'any';

const TRAVELS = new Set(['event-invaded', 'event-moved', 'event-attacked']);
const PLACES = ['territory', 'origin', 'target'];

const number = (event: Saying, name: string) => Number(event.about[name] ?? 0);

export function journeys(events: Saying[]): Journey[] {
  return events
    .filter((event) => TRAVELS.has(event.message))
    .map((event) => ({
      seat: number(event, 'seat'),
      origin: number(event, 'origin'),
      target: number(event, 'target'),
      war: event.message === 'event-attacked',
    }));
}

/** The territories of which the events tell. */
export function touched(events: Saying[]): Set<number> {
  const named = events.flatMap((event) => PLACES.map((name) => event.about[name]));
  return new Set(named.filter((value): value is number => typeof value === 'number' && value >= 0));
}

/** The faces of the dice that were rolled, or null where the event is no roll. */
export function dice(event: Saying): Face[] | null {
  const { about } = event;
  const faces = (face: Face, count: number): Face[] =>
    Array.from({ length: Math.max(0, count) }, () => face);
  if ('blanks' in about) {
    const [hits, blanks] = [number(event, 'hits'), number(event, 'blanks')];
    return [
      ...faces('hit', hits),
      ...faces('blank', blanks),
      ...faces('explosion', number(event, 'explosions')),
    ];
  }
  if (event.message === 'event-tank-fired') {
    // A tank's hits are printed on its card: of its dice only explosions matter.
    const explosions = number(event, 'explosions');
    return [...faces('any', number(event, 'dice') - explosions), ...faces('explosion', explosions)];
  }
  if (event.message === 'event-automata-fought') {
    const hits = number(event, 'hits');
    return [...faces('hit', hits), ...faces('any', number(event, 'dice') - hits)];
  }
  return null;
}

/** The last roll of dice among the events. */
export function lastRoll(events: Saying[]): { event: Saying; faces: Face[] } | null {
  for (const event of [...events].reverse()) {
    const faces = dice(event);
    if (faces && faces.length > 0) return { event, faces };
  }
  return null;
}
