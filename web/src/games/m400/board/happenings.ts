/** What the newest events mean for the eye: armies on their way, territories to look at. */

import type { LogLine } from '../../contract';

const number = (event: LogLine, name: string) => Number(event.about[name] ?? -1);

/** The territories of which the events tell. */
export function touched(events: LogLine[]): Set<number> {
  return new Set(events.map((event) => number(event, 'territory')).filter((place) => place >= 0));
}

export interface Leg {
  army: number;
  kind: 'land' | 'sea';
  place: number;
}

const LEGS: Record<string, Leg['kind']> = {
  'event-marched': 'land',
  'event-rode': 'land',
  'event-landed': 'land',
  'event-sailed': 'sea',
  'event-sailed-on': 'sea',
};

/** The steps and crossings that armies have just made, in their order. */
export function legs(events: LogLine[]): Leg[] {
  return events.flatMap((event) => {
    const kind = LEGS[event.message];
    if (!kind) return [];
    return [
      { army: number(event, 'army'), kind, place: number(event, kind === 'sea' ? 'sea' : 'territory') },
    ];
  });
}
