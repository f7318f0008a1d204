/** Where an army can get with the cards in hand, as the view tells it, and the way there. */

import type { Point } from '../../../pieces/engraved/engraving';
import type { Move } from '../../contract';
import type { M400View } from '../shapes';

/** The verbs of a way, by the numbers that the view has for them. */
const VERBS = ['to', 'caballus', 'caravella', 'land'] as const;

export interface Journey {
  army: number;
  territory: number;
  caballi: number;
  caravels: number;
  /** Tolls for passing through enemy land. */
  tolls: number;
  steps: Move[];
}

/** All journeys of the view, the best one to each place. */
export function journeysOf(view: Pick<M400View, 'plan'>): Journey[] {
  return view.plan.map(([army, territory, caballi, caravels, tolls, route = []]) => ({
    army,
    territory,
    caballi,
    caravels,
    tolls,
    steps: stepsOf(route),
  }));
}

function stepsOf(route: number[]): Move[] {
  const steps: Move[] = [];
  for (let at = 0; at + 1 < route.length; at += 2)
    steps.push([VERBS[route[at] ?? 0] ?? 'to', route[at + 1] ?? 0]);
  return steps;
}

/** Enemy land that a journey passes through, which costs a toll each time (M4-7.3); `from` is where it begins. */
export function tollLands(
  { steps, tolls }: Journey,
  from: number,
  isEnemy: (land: number) => boolean,
): number[] {
  const stops = steps.flatMap(([verb, land]) => (verb === 'caravella' ? [] : [land])).slice(0, -1);
  const passing = stops.filter(isEnemy);
  // An army that has come to enemy land in this turn pays when it goes on.
  const all = passing.length < tolls && isEnemy(from) ? [from, ...passing] : passing;
  // Who runs out of cards pays no more (M4-7.10).
  return all.slice(0, tolls);
}

/** Whether a toll may take a card that the rest of the way needs: the one for the next step is played before (M4-7.3). */
export function isRisky({ steps }: Journey, paid: readonly number[]): boolean {
  const first = paid[0];
  if (first === undefined) return false;
  const at = steps.findIndex(([verb, land]) => verb !== 'caravella' && land === first);
  return steps.slice(at + 2).some(([verb]) => verb === 'caballus' || verb === 'caravella');
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
