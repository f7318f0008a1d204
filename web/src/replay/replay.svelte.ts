/** A table at one moment of its past. */

import type { GameInfo, LogLine, Replay, Standing, TableSummary } from '../api/shapes';
import { reducedMotion } from '../app/preferences.svelte';
import type { GameClient, Place, Thing } from '../games/contract';
import { TableBase } from '../table/table.svelte';
import { scenesOf } from '../table/stage/scenes';
import { bounded, eventsAt, frameOf, wholeBoards, wholeDisplays, wholeViews } from './frames';

export class ReplayTable extends TableBase {
  readonly summary: TableSummary;
  #replay: Replay = $state.raw({
    eyes: -1,
    state: 'running',
    frames: [],
    log: [],
    players: {},
    standing: { winning: [], coming: [], ledger: [], rounds: [], swings: [], chronicle: [] },
  });
  #views = $derived(wholeViews(this.#replay.frames));
  #displays = $derived(wholeDisplays(this.#replay.frames));
  #boards = $derived(wholeBoards(this.#replay.frames));

  at = $state(0);
  /** The seat whose move led here. */
  mover: number | null = $state(null);

  /** What the reader points at on the board, and where. */
  noted: { thing: Thing; at: Place } | null = $state.raw(null);

  constructor(game: GameInfo, client: GameClient, summary: TableSummary) {
    super(game, client);
    this.summary = summary;
  }

  get count(): number {
    return this.#replay.frames.length;
  }

  /** What explains the score at the last frame. */
  get standing(): Standing {
    return this.#replay.standing;
  }

  /** The log up to the last frame. */
  get wholeLog(): LogLine[] {
    return this.#replay.log;
  }

  /** Whether everybody's eyes are allowed: only when nothing is secret any more. */
  get over(): boolean {
    return this.#replay.state === 'ended' || this.summary.study;
  }

  load(replay: Replay, at: number | null): void {
    this.#replay = replay;
    this.eyes = replay.eyes;
    this.seats = this.summary.seats.map((seat) => ({
      ...seat,
      name: replay.players[String(seat.seat)] ?? seat.name,
      left: null,
      away: false,
    }));
    this.go(bounded(at, this.count));
  }

  /** Shows the move that a line of the log tells; with `before` the moment before it. */
  goToLine(line: number, before = false): void {
    this.go(frameOf(this.#replay, line) - (before ? 1 : 0));
  }

  /** Shows one frame; pieces travel, and great moments are staged, only where it is the next one. */
  go(to: number, dragged = false): void {
    const at = bounded(to, this.count);
    const frame = this.#replay.frames[at];
    if (!frame) return;
    const next = !dragged && at === this.at + 1;
    this.still = !next || reducedMotion();
    this.at = at;
    this.view = this.#views[at] ?? {};
    this.display = this.#displays[at];
    this.board = this.#boards[at];
    this.line = null;
    this.step = frame.step;
    this.waiting = frame.waiting;
    this.mover = frame.mover;
    this.log = this.#replay.log.slice(0, frame.log);
    this.recent = eventsAt(this.#replay, at);
    if (next) this.stage.show(scenesOf(this.game, this.recent));
    else this.stage.clear();
  }

  pick(kind: string, noun: number, at: Place): void {
    this.hover(kind, noun, at);
  }

  hover(kind: string, noun: number, at: Place): void {
    this.pointed = { kind, noun };
    this.noted = { thing: this.pointed, at };
  }

  leave(): void {
    this.pointed = null;
    this.noted = null;
  }
}
