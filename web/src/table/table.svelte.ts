/** What a board is told, whether the table is live or a replay: the common half of TableContext. */

import type {
  GameInfo,
  LogLine,
  Move,
  Nouns,
  Saying,
  SeatInfo,
  StepInfo,
  TextBoard,
  View,
} from '../api/shapes';
import { reducedMotion } from '../app/preferences.svelte';
import type { GameClient, Livery, Marked, Place, TableContext, Thing } from '../games/contract';
import { Speaker } from '../speech/speaker';
import { Fields } from './fields.svelte';
import { marksOf } from './log/marks';
import { Stage } from './stage/stage.svelte';
import { optionsOf } from './prompt/options';
import { shared } from './sharing';

export abstract class TableBase implements TableContext {
  readonly game: GameInfo;
  readonly client: GameClient;
  readonly speech: Speaker;

  readonly #view = new Fields<View>({});
  readonly #display = new Fields<unknown>(null);
  board: TextBoard | undefined = $state.raw();
  eyes = $state(-1);
  seats: SeatInfo[] = $state.raw([]);
  options: Move[] = $state.raw([]);
  /** The composed nouns that the server has taken apart so far; what a number stands for never changes. */
  nouns: Nouns = $state.raw({});
  step: StepInfo | null = $state.raw(null);
  waiting: number[] = $state.raw([]);
  recent: LogLine[] = $state.raw([]);
  log: LogLine[] = $state.raw([]);
  /** The line of the log that the reader points at, by pointer, tap or keys. */
  line: LogLine | null = $state.raw(null);
  chosen: Thing | null = $state.raw(null);
  pointed: Thing | null = $state.raw(null);
  still = $state(reducedMotion());
  /** The clause at which the rules are open; `null` when they are closed. */
  rules: string | null = $state(null);
  /** Whether it is told how one wins. */
  winning = $state(false);

  /** What the option that the reader points at would change on the board. */
  foreseen: Marked[] = $state.raw([]);
  /** Lines that are not new any more, whose marks stay until the reader moves. */
  traces: LogLine[] = $state.raw([]);
  readonly stage = new Stage();

  marks = $derived.by((): Marked[] => {
    if (this.line) return marksOf(this.game, [this.line], this.eyes);
    if (this.foreseen.length > 0) return this.foreseen;
    const old = marksOf(this.game, this.traces, this.eyes).map((mark) => ({ ...mark, old: true }));
    return [...old, ...marksOf(this.game, this.recent, this.eyes)];
  });

  constructor(game: GameInfo, client: GameClient) {
    this.game = game;
    this.client = client;
    this.speech = new Speaker(
      game,
      (seat) => this.seats[seat]?.name ?? null,
      () => this.nouns,
      () => this.step?.name ?? '',
    );
  }

  get view(): View {
    return this.#view.now;
  }

  set view(view: View) {
    this.#view.now = view;
  }

  get display(): unknown {
    return this.#display.now;
  }

  set display(display: unknown) {
    this.#display.now = display;
  }

  lit(kind: string, noun: number): boolean {
    return optionsOf(this.options, this.game, kind, noun).length > 0;
  }

  livery(seat: number): Livery {
    return this.client.seatColour(this.game, this.view, seat, this.display);
  }

  clause(id: string): void {
    this.rules = id;
  }

  /** What a move is made with, where that is a thing and no number. */
  thing([verb, noun]: Move): Thing | null {
    const kind = this.game.verbs[verb] ?? '';
    return this.game.kinds[kind] || this.nouns[kind] ? { kind, noun } : null;
  }

  /** Marks on the board what a move would be made with. */
  point(move: Move | null): void {
    this.pointed = move && this.thing(move);
  }

  learnNouns(nouns: Nouns): void {
    const known = { ...this.nouns };
    for (const [kind, parts] of Object.entries(nouns)) known[kind] = { ...known[kind], ...parts };
    this.nouns = shared(this.nouns, known);
  }

  /** Nothing is played where nobody plays. */
  follow(moves: Move[], meant?: boolean): void {
    void [moves, meant];
  }

  odds(words: string[]): Promise<Saying[]> {
    void words;
    return Promise.resolve([]);
  }

  abstract pick(kind: string, noun: number, at: Place): void;
  abstract hover(kind: string, noun: number, at: Place): void;
  abstract leave(): void;
}
