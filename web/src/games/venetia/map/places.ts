/** The stops on the map: colonies, regions and seas, each where its pieces stand. */

import type { Point } from '../../../pieces/engraved/engraving';
import { plaqueOf } from '../pieces/placing';
import { anchorage } from './seaways';
import type { Components, VenetiaMap } from '../shapes';

export interface MapPlace {
  kind: 'colony' | 'region' | 'sea';
  noun: number;
  id: string;
  point: Point;
}

const NOWHERE: Point = [0, 0];

export function placesOf(components: Components, map: VenetiaMap): MapPlace[] {
  const colonies = components.colonies.map(({ id }, noun) => ({
    kind: 'colony' as const,
    noun,
    id,
    point: map.colonies[id] ?? NOWHERE,
  }));
  const regions = components.regions.map(({ id }, noun) => ({
    kind: 'region' as const,
    noun,
    id,
    point: plaqueOf(id, map.territories[id]?.label ?? NOWHERE),
  }));
  const seas = components.seas.map(({ id }, noun) => ({
    kind: 'sea' as const,
    noun,
    id,
    point: anchorage(id, map.seas[id]?.label ?? NOWHERE),
  }));
  return [...colonies, ...regions, ...seas];
}
