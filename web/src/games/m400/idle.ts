/** Why nothing can be done with a land or an army that no option names: what is missing first. */

import type { TableContext, Thing } from '../contract';
import { armiesOn, tokensOn } from './lands';
import { plannerOf } from './planner.svelte';
import { colourOf, componentsOf, viewOf } from './shapes';

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
  return whyNotPlayedOn(table, thing.kind);
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
function whyNotPlayedOn(table: TableContext, kind: string): Idle | null {
  const played = PLAYED_ON[table.step?.name ?? '']?.[kind];
  if (!played) return null;
  const number = componentsOf(table.game).cards.findIndex(({ id }) => id === played.card);
  const about = { card: table.speech.name('card', number) };
  if ((viewOf(table).hand[number] ?? 0) === 0)
    return { message: 'why-not-in-hand', clause: played.clause, about };
  const open = table.options.some(([verb, noun]) => verb === 'play' && noun === number);
  return open ? { message: 'idle-play-first', clause: played.clause, about } : null;
}
