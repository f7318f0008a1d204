/** Parts of a table for tests. */

import type { Saying, StepInfo, TableContext } from '../contract';
import type { VenetiaView } from './shapes';

export function told(name: string, about: Saying['about'] = {}): Saying {
  return { message: `event-${name}`, clause: '', about };
}

/** A table of two seats and three seas, seen by the first of them; it may only be looked at. */
export function tableOf(step: string, view: Partial<VenetiaView> = {}): TableContext {
  const components = {
    regions: [{ id: 'dalmazia' }, { id: 'levante' }, { id: 'ponente' }],
    colonies: [
      { id: 'zara', region: 'dalmazia' },
      { id: 'acri', region: 'levante' },
      { id: 'maiorca', region: 'ponente' },
    ],
    die_faces: [
      { id: 'two', ap: 2, card: 'take' },
      { id: 'three', ap: 3, card: 'none' },
      { id: 'four', ap: 4, card: 'give' },
    ],
    dice: [
      { id: 'commercial', colour: 'gold' },
      { id: 'military', colour: 'silver' },
    ],
  };
  const whole = {
    active: 0,
    ap: 0,
    control: 0b001,
    dice: [0, 0, 0, 1, 0, 1],
    sea_costs: [[0, 1, 3]],
    region_costs: [[0, 2, -1]],
    ...view,
  };
  return {
    eyes: 0,
    game: { components },
    view: whole,
    pointed: null,
    step: { name: step } as StepInfo,
  } as unknown as TableContext;
}
