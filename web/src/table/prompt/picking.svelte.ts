/** Several options put together before they are sent: cards to pay or to discard. Nothing is sent until then. */

import type { Move, Picks } from '../../api/shapes';
import type { LiveTable } from '../live.svelte';

export class Picking {
  readonly #table: LiveTable;
  #counts: Record<string, number> = $state({});

  constructor(table: LiveTable) {
    this.#table = table;
  }

  get picks(): Picks | null {
    return this.#table.options.length > 0 ? (this.#table.step?.picks ?? null) : null;
  }

  get #keys(): string[] {
    return this.#table.options.map((move) => move.join(' '));
  }

  /** How often an option can be picked; 0 where it ends the choice. */
  copies(move: Move): number {
    return this.picks?.copies[this.#keys.indexOf(move.join(' '))] ?? 0;
  }

  count(move: Move): number {
    return this.#counts[move.join(' ')] ?? 0;
  }

  get several(): Move[] {
    return this.#table.options.filter((move) => this.copies(move) > 0);
  }

  /** The answers that end the choice. */
  get enders(): Move[] {
    return this.#table.options.filter((move) => this.copies(move) === 0);
  }

  get picked(): Move[] {
    return this.several.flatMap((move) => Array<Move>(this.count(move)).fill(move));
  }

  get full(): boolean {
    return this.picked.length >= (this.picks?.most ?? 0);
  }

  get enough(): boolean {
    return this.picked.length >= Math.max(1, this.picks?.least ?? 0);
  }

  /** Another choice begins anew: with nothing picked, or with what most would pick. */
  begin(): void {
    const begun = (this.picks?.begun ?? []).flatMap((place) => this.#keys[place] ?? []);
    const counts: Record<string, number> = {};
    for (const key of begun) counts[key] = (counts[key] ?? 0) + 1;
    this.#counts = counts;
  }

  /** The option that this one takes the place of: of a group only one can be picked. */
  rival(move: Move): Move | undefined {
    const groups = this.picks?.groups ?? [];
    const keys = this.#keys;
    const group = groups[keys.indexOf(move.join(' '))];
    if (group === undefined) return undefined;
    return this.picked.find(
      (other) => other.join() !== move.join() && groups[keys.indexOf(other.join(' '))] === group,
    );
  }

  /** One more of it, or where no more can be picked none. */
  toggle(move: Move): void {
    const rival = this.rival(move);
    if (rival) this.#counts[rival.join(' ')] = 0;
    const now = this.count(move);
    this.#counts[move.join(' ')] = now < this.copies(move) && !this.full ? now + 1 : 0;
  }

  send(): void {
    if (!this.enough) return;
    const [ender] = this.enders;
    // Where fewer than the most are enough, the choice is ended by its own answer.
    this.#table.follow([...this.picked, ...(ender && !this.full ? [ender] : [])], true);
  }
}
