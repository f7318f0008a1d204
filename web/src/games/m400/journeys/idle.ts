/** Why no army gets to a land: the planner knows more of it than the rules, which ask for an army first. */

import type { TableContext, Thing } from '../../contract';
import { armiesOn, tokensOn } from '../lands';
import { plannerOf } from './planner.svelte';
import { colourOf, viewOf } from '../shapes';

export interface Idle {
  message: string;
  clause: string;
  about: Record<string, string>;
}

export function whyIdle(table: TableContext, thing: Thing): Idle | null {
  const moving = table.step?.name === 'movement' && table.options.some(([verb]) => verb === 'move');
  if (!moving || thing.kind !== 'territory' || table.lit(thing.kind, thing.noun)) return null;
  const view = viewOf(table);
  const stands = armiesOn(view, thing.noun).some((army) => colourOf(army) === view.active);
  if (stands || tokensOn(view, thing.noun) > 0) return null;
  const other = plannerOf(table).all.find((journey) => journey.territory === thing.noun);
  return other
    ? { message: 'plan-other', clause: 'M4-6.10', about: { army: table.speech.name('army', other.army) } }
    : { message: 'plan-unreachable', clause: 'M4-6.13', about: {} };
}
