/** The battle in progress, read from its sheet in the view (MAG-7.3). */

import { NO_CASTLE, type Components, type MagnificoView } from '../shapes';

export const ASSAULTS = ['infantry', 'tanks', 'airplanes', 'automata'] as const;
export type Assault = (typeof ASSAULTS)[number];

export interface Side {
  seat: number;
  soldiers: number;
  tanks: number;
  airplanes: number;
}

export interface Battle {
  origin: number;
  target: number;
  attacker: Side;
  defender: Side;
  /** The seat whose go it is. */
  go: number;
  /** The assaults made in this go. */
  made: Assault[];
  towers: number;
  /** What the castle takes off each assault; 0 without one, or once a paratrooper has opened it. */
  level: number;
  opened: boolean;
  /** The sequence of assaults fixed for this go, by its number; -1 without one (MAG-R63). */
  sequence: number;
}

/** The battle that is being fought, or null. */
export function battleOf(view: MagnificoView, components: Components): Battle | null {
  if (view.battle.length === 0) return null;
  const at = (place: number) => view.battle[place] ?? 0;
  const [origin, target, made] = [at(2), at(3), at(8)];
  const opened = at(9) === 1;
  const towers = view.towers[target] ?? NO_CASTLE;
  return {
    origin,
    target,
    attacker: { seat: at(0), soldiers: at(4), tanks: at(5), airplanes: at(6) },
    defender: {
      seat: at(1),
      soldiers: view.soldiers[target] ?? 0,
      tanks: view.tanks[target] ?? 0,
      airplanes: view.airplanes[target] ?? 0,
    },
    go: at(7),
    made: ASSAULTS.filter((_, bit) => made & (1 << bit)),
    towers,
    level: opened ? 0 : castleLevel(view, components, at(1), towers),
    opened,
    sequence: at(12) - 1,
  };
}

/** 1 plus towers plus the defender's Castle projects, with a limit (MAG-7.7.1). */
function castleLevel(
  view: MagnificoView,
  components: Components,
  defender: number,
  towers: number,
): number {
  if (towers === NO_CASTLE) return 0;
  const bonus = (view.fields[defender] ?? [])
    .map((card) => components.cards[card])
    .filter((card) => card?.effect === 'castle_level_bonus')
    .reduce((sum, card) => sum + (card?.params['levels'] ?? 0), 0);
  return Math.min(components.constants.max_castle_level, 1 + towers + bonus);
}
