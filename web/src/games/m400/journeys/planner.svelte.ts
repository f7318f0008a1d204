/** Whose journeys the reader looks at, and the place in question: map and panel share it. */

import type { TableContext } from '../../contract';
import { journeysOf, type Journey } from './journeys';
import { displayOf, viewOf } from '../shapes';

/** The steps in which armies move, and those that name the one on its way. */
const MOVING = new Set(['movement', 'march']);

/**
 * What follows from the table is worked out when it is asked for. A value derived here once would belong to
 * the component that asked first, and grow stale when that one goes: the map goes when a phone is turned.
 */
class Planner {
  readonly #table: TableContext;
  /** The army that the reader asked about. */
  #asked: number | null = $state(null);
  /** Where which army shall go: another one has other ways. */
  #goal: { army: number | null; territory: number; turn: string } | null = $state.raw(null);

  constructor(table: TableContext) {
    this.#table = table;
  }

  get all(): Journey[] {
    return journeysOf(displayOf(this.#table));
  }

  /** The army on its way, which needs no choosing. */
  get underway(): number | null {
    const { step, options } = this.#table;
    return step?.name === 'march' && options.length > 0 ? Number(step.about['army']) : null;
  }

  get army(): number | null {
    const { underway } = this;
    if (underway !== null) return underway;
    const able = new Set(this.all.map(({ army }) => army));
    if (this.#asked !== null && able.has(this.#asked)) return this.#asked;
    const { step, options } = this.#table;
    return MOVING.has(step?.name ?? '') && options.length > 0 ? ([...able][0] ?? null) : null;
  }

  get journeys(): Map<number, Journey> {
    const asked = this.army;
    const own = this.all.filter(({ army }) => army === asked);
    return new Map(own.map((journey) => [journey.territory, journey]));
  }

  /** The journey in question, until it has been made. */
  get journey(): Journey | null {
    const goal = this.#goal;
    const journey =
      goal && goal.army === this.army && goal.turn === this.#turn
        ? this.journeys.get(goal.territory)
        : undefined;
    return journey && journey.steps.length > 0 ? journey : null;
  }

  /** Whether the journey can be begun now; else it is only looked at. */
  get open(): boolean {
    const { journey, underway } = this;
    const first = journey && (underway === null ? ['move', journey.army] : journey.steps[0]);
    return Boolean(first && this.#table.options.some((option) => option.join() === first.join()));
  }

  /** A plan is for this turn: in the next one the board is another. */
  get #turn(): string {
    const { sequence, active } = viewOf(this.#table);
    return `${sequence} ${active}`;
  }

  ask(army: number | null): void {
    this.#asked = army;
    this.#goal = null;
  }

  plan(territory: number | null): void {
    this.#goal = territory === null ? null : { army: this.army, territory, turn: this.#turn };
  }
}

const planners = new WeakMap<TableContext, Planner>();

export function plannerOf(table: TableContext): Planner {
  let planner = planners.get(table);
  if (!planner) {
    planner = new Planner(table);
    planners.set(table, planner);
  }
  return planner;
}
