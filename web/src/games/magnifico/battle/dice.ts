/** The dice that an event tells of. */

import type { LogLine } from '../../contract';

export type Face = 'hit' | 'blank' | 'explosion' | 'any';

const number = (event: LogLine, name: string) => Number(event.about[name] ?? 0);

/** The faces of the dice that were rolled, or null where the event is no roll. */
export function dice(event: LogLine): Face[] | null {
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
export function lastRoll(events: LogLine[]): { event: LogLine; faces: Face[] } | null {
  for (const event of [...events].reverse()) {
    const faces = dice(event);
    if (faces && faces.length > 0) return { event, faces };
  }
  return null;
}
