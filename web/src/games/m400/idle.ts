/** Why nothing can be done with a land or an army that no option names: what is missing first. */

import type { TableContext, Thing } from '../contract';
import { armiesOn, isCapital, isEnemyLand, tokensOn } from './lands';
import { plannerOf } from './planner.svelte';
import { colourOf, componentsOf, holds, viewOf } from './shapes';

export interface Idle {
  message: string;
  clause: string;
  about: Record<string, string>;
}

/** By step and kind: the card that is played first, and the clause that says on what. */
const PLAYED_ON: Record<string, Record<string, { card: string; clause: string }>> = {
  before_moving: { territory: { card: 'revolutionem', clause: 'M4-6.5' } },
  end_of_turn: {
    territory: { card: 'pestem', clause: 'M4-14.6' },
    army: { card: 'incendium', clause: 'M4-14.2' },
  },
};

export function whyIdle(table: TableContext, thing: Thing): Idle | null {
  if (table.options.length === 0 || table.lit(thing.kind, thing.noun)) return null;
  if (table.step?.name === 'movement' && thing.kind === 'territory')
    return whyNotReached(table, thing.noun);
  return whyNotPlayedOn(table, thing);
}

/** Why no army that is still to move gets to a land. */
function whyNotReached(table: TableContext, land: number): Idle | null {
  const view = viewOf(table);
  const { speech } = table;
  const territory = speech.name('territory', land);
  if (tokensOn(view, land) > 0) return { message: 'why-plague', clause: 'M4-14.7', about: { territory } };
  if (armiesOn(view, land).some((army) => colourOf(army) === view.active)) return null;
  const other = plannerOf(table).all.find((journey) => journey.territory === land);
  return other
    ? { message: 'plan-other', clause: 'M4-6.10', about: { army: speech.name('army', other.army) } }
    : { message: 'plan-unreachable', clause: 'M4-6.13', about: {} };
}

/** A card must be played before it is said on what. */
function whyNotPlayedOn(table: TableContext, thing: Thing): Idle | null {
  const played = PLAYED_ON[table.step?.name ?? '']?.[thing.kind];
  if (!played) return null;
  const number = componentsOf(table.game).cards.findIndex(({ id }) => id === played.card);
  const about = { card: table.speech.name('card', number) };
  if ((viewOf(table).hand[number] ?? 0) === 0)
    return { message: 'why-not-in-hand', clause: played.clause, about };
  if (!table.options.some(([verb, noun]) => verb === 'play' && noun === number)) return null;
  const first = { message: 'idle-play-first', clause: played.clause, about };
  return SPARED[played.card]?.(table, thing.noun) ?? first;
}

/** By card: why it cannot be played on this very thing. */
const SPARED: Record<string, (table: TableContext, noun: number) => Idle | null> = {
  revolutionem: (table, land) => {
    const state = isEnemyLand(viewOf(table), table.eyes, land) && !isCapital(table, land);
    const territory = table.speech.name('territory', land);
    return state ? null : { message: 'why-not-enemy-state', clause: 'M4-6.7', about: { territory } };
  },
  pestem: (table, land) => {
    const territory = table.speech.name('territory', land);
    return tokensOn(viewOf(table), land) > 0
      ? { message: 'why-already-plagued', clause: 'M4-14.6', about: { territory } }
      : null;
  },
  incendium: (table, army) => {
    const view = viewOf(table);
    const about = { army: table.speech.name('army', army) };
    if (view.player[colourOf(army)] === table.eyes)
      return { message: 'why-not-enemy-army', clause: 'M4-14.2', about };
    return holds(view.blocked, army) ? { message: 'why-already-burning', clause: 'M4-14.2', about } : null;
  },
};
