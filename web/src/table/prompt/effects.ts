/** What options cost and bring, as Python tells it, put in order for signs and for the panel beside them. */

import type { Effect, Move } from '../../api/shapes';
import type { Marked } from '../../games/contract';

/** So many signs stand on a button; the others are told when one points at it. */
export const SIGNS = 4;

export type Mood = 'loss' | 'gain' | 'closes' | 'plain';

/** Whether the reader is worse or better off by it, where that can be said. */
export function mood(effect: Effect, eyes: number): Mood {
  if (effect.closes.length > 0) return 'closes';
  if (!effect.account || !effect.seats.includes(eyes)) return 'plain';
  if (effect.most !== null && effect.most <= 0 && effect.least !== 0) return 'loss';
  return effect.least !== null && effect.least >= 0 && effect.most !== 0 ? 'gain' : 'plain';
}

/** The order of signs: what it costs the reader, what may come of it, then the rest. */
export function ranked(effects: Effect[], eyes: number): Effect[] {
  const rank = (effect: Effect) => {
    if (mood(effect, eyes) === 'loss' && effect.chance === 1) return 0;
    return effect.chance < 1 ? 1 : 2;
  };
  return effects.toSorted((one, other) => rank(one) - rank(other));
}

/** The effects of one option among those of all options. */
export function effectsOf(options: Move[], effects: Effect[][], move: Move): Effect[] {
  const at = options.findIndex((option) => option.join() === move.join());
  return effects[at] ?? [];
}

/** What all these options have in common: told once above them, not on each. */
export function shared(all: Effect[][]): Effect[] {
  const [first, ...others] = all;
  if (!first || others.length === 0) return [];
  return first.filter((effect) => others.every((own) => own.some((one) => same(one, effect))));
}

/** What is left to tell of one option where something was told of all. */
export function without(effects: Effect[], told: Effect[]): Effect[] {
  return effects.filter((effect) => !told.some((one) => same(one, effect)));
}

function same(one: Effect, other: Effect): boolean {
  return JSON.stringify(one.saying) === JSON.stringify(other.saying);
}

/** One account of the reader before and after a move; `null`: nobody can tell. */
export interface Change {
  account: string;
  before: number;
  least: number | null;
  most: number | null;
}

/** What becomes of the reader's own accounts, each once. */
export function changesOf(effects: Effect[], accounts: Record<string, number>, eyes: number): Change[] {
  const found = new Map<string, Change>();
  for (const effect of effects) {
    const before = accounts[effect.account];
    if (before === undefined || !effect.seats.includes(eyes)) continue;
    const known = found.get(effect.account) ?? {
      account: effect.account,
      before,
      least: before,
      most: before,
    };
    const sure = effect.chance === 1;
    found.set(effect.account, {
      ...known,
      least: plus(known.least, effect.least, sure ? Infinity : 0, Math.min),
      most: plus(known.most, effect.most, sure ? -Infinity : 0, Math.max),
    });
  }
  return [...found.values()];
}

/** What the move changes on the board. */
export function marksOfEffects(effects: Effect[], seat: number): Marked[] {
  const marks = effects.flatMap((effect) => effect.marks);
  return marks.map(([kind, noun]) => ({ at: { kind, noun }, from: null, seat, weight: 1 }));
}

function plus(
  sum: number | null,
  amount: number | null,
  or: number,
  bound: (one: number, other: number) => number,
): number | null {
  if (sum === null || amount === null) return null;
  return sum + (Number.isFinite(or) ? bound(amount, or) : amount);
}
