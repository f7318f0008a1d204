/** One choice of the reader: pointing, menus, explanations and the question before a move without a way back. */

import type { Move, Weight, Why } from '../api/shapes';
import { settings } from '../app/settings.svelte';
import type { Place, Thing } from '../games/contract';
import type { LiveTable } from './live.svelte';
import { optionsOf } from './options';

/** A small card at a place of the board: a menu of several moves, or an explanation. */
export interface Popup {
  thing: Thing;
  at: Place;
  menu: boolean;
  moves: Move[];
  why: Why[];
}

const REST = 350;

export class Choice {
  readonly #table: LiveTable;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #weights: Record<string, Weight> = {};

  popup: Popup | null = $state.raw(null);
  /** The move that is asked about once more, with what it would mean. */
  doubted: { move: Move; weight: Weight } | null = $state.raw(null);
  /** What the move that the reader points at would mean. */
  preview: { move: Move; lines: string[] } | null = $state.raw(null);

  constructor(table: LiveTable) {
    this.#table = table;
  }

  reset(): void {
    clearTimeout(this.#timer);
    this.#weights = {};
    this.doubted = null;
    this.preview = null;
    this.close();
    this.#table.pointed = null;
  }

  close(): void {
    this.popup = null;
    if (!this.doubted) this.#table.chosen = null;
  }

  // ---- with things on the board

  pick(kind: string, noun: number, at: Place): void {
    clearTimeout(this.#timer);
    const table = this.#table;
    const moves = optionsOf(table.options, table.game, kind, noun);
    const [only] = moves;
    if (only && moves.length === 1) {
      this.close();
      void this.choose(only);
    } else if (only) {
      table.chosen = { kind, noun };
      this.popup = { thing: { kind, noun }, at, menu: true, moves, why: [] };
    } else void this.#explain({ kind, noun }, at);
  }

  hover(kind: string, noun: number, at: Place): void {
    clearTimeout(this.#timer);
    if (this.popup?.menu) return;
    this.#timer = setTimeout(() => void this.#explain({ kind, noun }, at), REST);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (!this.popup?.menu) this.popup = null;
  }

  async #explain(thing: Thing, at: Place): Promise<void> {
    const table = this.#table;
    const moves = optionsOf(table.options, table.game, thing.kind, thing.noun);
    const timer = this.#timer;
    const why = moves.length > 0 ? [] : await table.why(thing.kind, thing.noun);
    // Meanwhile the pointer may have gone elsewhere.
    if (timer !== this.#timer || this.popup?.menu) return;
    this.popup = { thing, at, menu: false, moves, why };
  }

  // ---- with moves

  /** Plays the move, or asks once more where there is no way back. */
  async choose(move: Move): Promise<void> {
    const table = this.#table;
    if (table.busy) return;
    const token = table.token;
    const weight = settings.confirmation === 'never' ? null : await this.#weigh(move);
    if (token !== table.token) return;
    if (!weight || !this.#doubtful(weight)) {
      table.play(move);
      return;
    }
    this.doubted = { move, weight };
    table.chosen = table.thing(move);
    this.popup = null;
  }

  confirm(): void {
    const doubted = this.doubted;
    this.refrain();
    if (doubted) this.#table.play(doubted.move);
  }

  refrain(): void {
    this.doubted = null;
    this.#table.chosen = null;
  }

  /** The reader points at an option of the list: its place is marked, and its meaning told. */
  point(move: Move | null): void {
    clearTimeout(this.#timer);
    this.#table.point(move);
    if (move) this.#timer = setTimeout(() => void this.#foresee(move), REST);
    else this.preview = null;
  }

  async #foresee(move: Move): Promise<void> {
    const timer = this.#timer;
    const weight = await this.#weigh(move);
    if (timer !== this.#timer) return;
    this.preview = weight && weight.lines.length > 0 ? { move, lines: weight.lines } : null;
  }

  async #weigh(move: Move): Promise<Weight | null> {
    const table = this.#table;
    const key = `${settings.language} ${move[0]} ${move[1]}`;
    const known = this.#weights[key];
    if (known) return known;
    const token = table.token;
    const weight = await table.weigh(move);
    if (weight && token === table.token) this.#weights[key] = weight;
    return weight;
  }

  #doubtful(weight: Weight): boolean {
    if (weight.barrier === '') return false;
    return settings.confirmation === 'always' || weight.barrier !== 'undo-fate';
  }
}
