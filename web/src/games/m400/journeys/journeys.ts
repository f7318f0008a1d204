/** Where an army can get with the cards in hand, as the display tells it, and the way there. */

import type { Point } from '../../../pieces/engraved/engraving';
import type { Move } from '../../contract';
import type { M400Display } from '../view';

export interface Journey {
  army: number;
  territory: number;
  caballi: number;
  caravels: number;
  /** The lands where a toll is paid for passing through. */
  paid: number[];
  /** A toll may take a card that the rest of the way needs. */
  risky: boolean;
  steps: Move[];
}

/** All journeys, the best one to each place. */
export function journeysOf({ reach, ways }: Pick<M400Display, 'reach' | 'ways'>): Journey[] {
  return reach.flatMap(({ army, territory, horses, ships, tolls, risky, way }) =>
    territory.map((goal, place) => ({
      army,
      territory: goal,
      caballi: horses[place] ?? 0,
      caravels: ships[place] ?? 0,
      paid: tolls[place] ?? [],
      risky: risky.includes(goal),
      steps: stepsOf(way[place] ?? [], ways),
    })),
  );
}

function stepsOf(way: number[], verbs: string[]): Move[] {
  const steps: Move[] = [];
  for (let at = 0; at + 1 < way.length; at += 2) steps.push([verbs[way[at] ?? 0] ?? '', way[at + 1] ?? 0]);
  return steps;
}

/** The places that a journey touches: lands at their middle, seas where their name stands. */
export function passed(steps: Move[], from: Point, lands: Point[], seas: Point[]): Point[] {
  const points = steps.map(([verb, noun]) => (verb === 'caravella' ? seas[noun] : lands[noun]));
  return [from, ...points.filter((point) => point !== undefined)];
}

/** All moves of a journey: the army is chosen first where it has not set out yet. */
export function moves(journey: Journey, underway: boolean): Move[] {
  return underway ? journey.steps : [['move', journey.army], ...journey.steps];
}
