/** Where an army can get with the cards in hand, as the display tells it, and the way there. */

import type { Point } from '../../../pieces/engraved/engraving';
import type { Move } from '../../contract';
import type { Legs, M400Display } from '../view';

const NO_LEG = -1;

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
export function journeysOf({ reach }: Pick<M400Display, 'reach'>): Journey[] {
  return reach.flatMap(({ army, territory, horses, ships, tolls, risky, last, legs }) =>
    territory.map((goal, place) => ({
      army,
      territory: goal,
      caballi: horses[place] ?? 0,
      caravels: ships[place] ?? 0,
      paid: tolls[place] ?? [],
      risky: risky.includes(goal),
      steps: stepsTo(legs, last[place] ?? NO_LEG),
    })),
  );
}

/** The moves up to a leg, from the first one on. */
function stepsTo({ verb, noun, after }: Legs, last: number): Move[] {
  const steps: Move[] = [];
  for (let leg = last; leg !== NO_LEG; leg = after[leg] ?? NO_LEG)
    steps.unshift([verb[leg] ?? '', noun[leg] ?? 0]);
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
