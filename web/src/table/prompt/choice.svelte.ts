/** One choice of the reader: pointing, menus, explanations and the question before a move without a way back. */

import type { Move, Saying, Why } from '../../api/shapes';
import { preferences } from '../../app/preferences.svelte';
import type { Place, Thing } from '../../games/contract';
import type { LiveTable } from '../live.svelte';
import { marksOfEffects } from './effects';
import { optionsOf } from './options';
import { Picking } from './picking.svelte';

/** What the moves with a thing would mean, by their words. */
export type Told = Record<string, Saying[]>;

/** A small card beside a thing: a menu of several moves, or an explanation. */
export interface Popup {
  thing: Thing;
  at: Place;
  /** `left`: the card ends at the place, so that it does not cover what was pointed at. */
  side: 'left' | 'right';
  menu: boolean;
  /** It was asked for by a click, and stays until it is closed. */
  pinned: boolean;
  moves: Move[];
  told: Told;
  why: Why[];
}

const REST = 350;
/** So many moves are looked into for one card: more sentences nobody would read. */
const FORESEEN = 4;
/** How long an explanation stays when the pointer has left its thing: it may be on its way to the clause. */
const LINGER = 300;

export class Choice {
  readonly #table: LiveTable;
  readonly picking: Picking;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #foreseen: Record<string, Promise<Saying[]>> = {};

  popup: Popup | null = $state.raw(null);
  /** The move that is asked about once more, with what it would mean. */
  doubted: { move: Move; barrier: string; lines: Saying[] } | null = $state.raw(null);
  /** The option that the reader points at. */
  pointed: Move | null = $state.raw(null);
  /** What the move that the reader points at would mean. */
  preview: { move: Move; lines: Saying[] } | null = $state.raw(null);

  constructor(table: LiveTable) {
    this.#table = table;
    this.picking = new Picking(table);
  }

  reset(): void {
    clearTimeout(this.#timer);
    this.picking.begin();
    this.#foreseen = {};
    this.doubted = null;
    this.preview = null;
    this.pointed = null;
    this.#table.foreseen = [];
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
      if (this.picking.copies(only) > 0) this.picking.toggle(only);
      else void this.choose(only);
    } else if (only) {
      this.#offer({ kind, noun }, at, moves);
    } else void this.#explain({ kind, noun }, at, 'right', true);
  }

  hover(kind: string, noun: number, at: Place): void {
    clearTimeout(this.#timer);
    if (this.popup?.menu) return;
    this.#timer = setTimeout(() => void this.#explain({ kind, noun }, at, 'right', false), REST);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.popup?.menu && !this.popup?.pinned) this.popup = null;
    }, LINGER);
  }

  /** The pointer has reached the explanation itself. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** A menu of several moves; what they would mean follows when it is known. */
  #offer(thing: Thing, at: Place, moves: Move[]): void {
    this.#table.chosen = thing;
    const menu: Popup = { thing, at, side: 'right', menu: true, pinned: true, moves, told: {}, why: [] };
    this.popup = menu;
    void this.#tell(moves).then((told) => {
      if (this.popup === menu) this.popup = { ...menu, told };
    });
  }

  async #explain(thing: Thing, at: Place, side: Popup['side'], pinned: boolean): Promise<void> {
    const table = this.#table;
    const moves = optionsOf(table.options, table.game, thing.kind, thing.noun);
    const timer = this.#timer;
    const why = moves.length > 0 ? [] : await table.why(thing.kind, thing.noun);
    const told = await this.#tell(moves);
    // Meanwhile the pointer may have gone elsewhere.
    if (timer !== this.#timer || this.popup?.menu) return;
    this.popup = { thing, at, side, menu: false, pinned, moves, told, why };
  }

  async #tell(moves: Move[]): Promise<Told> {
    const some = moves.slice(0, FORESEEN);
    const lines = await Promise.all(some.map((move) => this.#foresee(move)));
    return Object.fromEntries(some.map((move, index) => [move.join(' '), lines[index] ?? []]));
  }

  // ---- with moves

  /** Plays the move, or asks once more where there is no way back. */
  async choose(move: Move): Promise<void> {
    const table = this.#table;
    if (table.busy || table.client.opens?.(table, move)) return;
    const token = table.token;
    table.taken = move;
    const barrier = this.#mayDoubt(move) ? await table.barrier(move) : '';
    if (token !== table.token) return;
    if (barrier === '') {
      table.play(move);
      return;
    }
    table.taken = null;
    const doubted = { move, barrier, lines: [] };
    this.doubted = doubted;
    table.chosen = table.thing(move);
    this.popup = null;
    const lines = await this.#foresee(move);
    if (this.doubted === doubted) this.doubted = { ...doubted, lines };
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

  /** The reader points at an option of the list: its thing is marked and explained, its meaning told. */
  point(move: Move, at: Place): void {
    clearTimeout(this.#timer);
    this.#table.point(move);
    this.pointed = move;
    this.#table.foreseen = marksOfEffects(this.#table.effectsOf(move), this.#table.eyes);
    const thing = this.#table.pointed;
    this.#timer = setTimeout(
      () => void (thing ? this.#explain(thing, at, 'left', false) : this.#previewed(move)),
      REST,
    );
  }

  unpoint(): void {
    this.#table.point(null);
    this.pointed = null;
    this.#table.foreseen = [];
    this.preview = null;
    this.leave();
  }

  async #previewed(move: Move): Promise<void> {
    const timer = this.#timer;
    const lines = await this.#foresee(move);
    if (timer !== this.#timer) return;
    this.preview = lines.length > 0 ? { move, lines } : null;
  }

  /** What a move would mean, asked once for each choice. */
  #foresee(move: Move): Promise<Saying[]> {
    return (this.#foreseen[move.join(' ')] ??= this.#table.foresee(move));
  }

  /** A lone answer is never asked about; one among several where the reader, or the game, wants it. */
  #mayDoubt(move: Move): boolean {
    if (preferences.confirmation === 'never' || this.#table.options.length < 2) return false;
    return preferences.confirmation === 'always' || this.#table.game.grave.includes(move[0]);
  }
}
