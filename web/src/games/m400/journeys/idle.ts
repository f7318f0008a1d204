/** Why no army gets to a land: the planner knows more of it than the rules, which ask for an army first. */

import type { TableContext, Thing } from '../../contract';
import { armiesOn } from '../lands';
import { colourOf, displayOf, holds, viewOf } from '../shapes';
import { plannerOf } from './planner.svelte';

interface Idle {
  message: string;
  clause: string;
  about: Record<string, string>;
}

export function whyIdle(table: TableContext, thing: Thing): Idle | null {
  if (thing.kind !== 'territory' || table.lit(thing.kind, thing.noun)) return null;
  if (holds(displayOf(table).unreached, thing.noun))
    return { message: 'plan-unreachable', clause: 'M4-6.13', about: {} };
  const moving = table.step?.name === 'movement' && table.options.some(([verb]) => verb === 'move');
  const other = plannerOf(table).all.find(({ territory }) => territory === thing.noun);
  const view = viewOf(table);
  // Where an own army stands already the rules say why.
  const stands = armiesOn(view, thing.noun).some((army) => colourOf(army) === view.active);
  if (!moving || !other || stands) return null;
  return {
    message: 'plan-other',
    clause: 'M4-6.10',
    about: { army: table.speech.name('army', other.army) },
  };
}
