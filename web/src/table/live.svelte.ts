/** A table that is being played: what the server sends, and what the reader sends back. */

import {
  PROTOCOL,
  type Advice,
  type ChatLine,
  type ChatMessage,
  type Effect,
  type Frame,
  type GameInfo,
  type LogLine,
  type Move,
  type Result,
  type Saying,
  type Standing,
  type TableMessage,
  type TableSummary,
  type Undo,
  type Why,
} from '../api/shapes';
import { SocketRefusal, TableSocket, type Asking, type Connection } from '../api/socket';
import { recall, remember } from '../app/memory';
import { preferences, type Pace } from '../app/preferences.svelte';
import type { GameClient, Place } from '../games/contract';
import { Choice } from './prompt/choice.svelte';
import { appended, since } from './log/log';
import { notable } from './log/recap';
import { Queue } from './pace/queue.svelte';
import { scenesOf } from './stage/scenes';
import { effectsOf } from './prompt/effects';
import { loneOption } from './prompt/options';
import { held, passTo, properEyes } from './seats/seating';
import { shared } from './sharing';
import { TableBase } from './table.svelte';

/** How long the only choice is shown before the reader goes on: long enough to be read. */
const SHOWN = 900;
/** How much longer at most where it hangs on hidden cards, so that the pace tells nothing. */
const VEILED = 2600;
/** How long a click waits to know whether there is a way back, where the server is slow to tell. */
const PATIENCE = 1500;

/** Of how many notable events the marks stay on the board. */
const TRACES = 30;

const NO_UNDO: Undo = { can: false, why: { message: 'undo-nothing', clause: '', about: {} } };

export class LiveTable extends TableBase {
  readonly id: string;
  readonly choice: Choice;
  readonly #socket: TableSocket;
  /** The choice that was let pass last. */
  #declined = '';
  /** The choice at which the reader went on without being asked, or will in a moment. */
  #wentOn = '';
  /** The reader has taken something back and looks for another way: nothing goes on by itself. */
  #lookingBack = false;
  /** What is known of the options of this choice, and who waits to know it. */
  #advice: Advice | null = $state.raw(null);
  #unadvised: (() => void)[] = [];
  /** Advice on a choice that waits to be shown. */
  #early: Advice | null = null;
  /** How much of the log has come, in whose eyes: shown or not. */
  #come = { lines: 0, eyes: -1 };

  /** What has come and is not shown yet. */
  readonly queue: Queue<Frame> = new Queue<Frame>(
    (frame) => this.#show(frame),
    (frame) => ({ asks: this.#asks(frame), silent: frame.log.events.length === 0 }),
    () => this.stage.scene !== null,
  );

  summary: TableSummary = $state.raw() as TableSummary;
  people = $state(1);
  /** The server has been renewed since this page was loaded: it must be loaded anew. */
  outdated = $state(false);
  connection: Connection = $state('connecting');
  /** A frame has come: there is something to show. */
  ready = $state(false);
  token = $state('');
  declines: Move | null = $state.raw(null);
  undoable: Undo = $state.raw(NO_UNDO);
  result: Result | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  /** What the reader is told unasked before this choice. */
  forecast: Saying[] = $state.raw([]);
  /** The move that was just chosen: shown at once, before the server has answered. */
  taken: Move | null = $state.raw(null);
  /** What went wrong last, or what the reader should know. */
  notice: Saying | null = $state.raw(null);
  /** A move is on its way. */
  busy = $state(false);
  /** Reactions are let pass without asking. */
  passing = $state(false);
  /** The seat for which a bot has just moved, as its time had run out. */
  expired: number | null = $state(null);
  /** Somebody may know what not all do: a shared screen is covered while it is passed on. */
  hides = $state(true);
  /** How much of the log the reader knows: up to his last move, or to where he has read. */
  #known = $state(0);
  /** The reader has come back: he is told at once, whether or not he is asked something. */
  #back = $state(false);
  /** The seat that has confirmed that it holds the screen, where several share it. */
  holder: number | null = $state(null);

  mine = $derived(held(this.seats));
  /** The seat that the screen must be passed to; until then nothing secret is shown. */
  cover = $derived(passTo(this.seats, this.waiting, this.holder));
  secret = $derived(this.hides && this.mine.length > 1 && this.eyes >= 0 && this.eyes !== this.holder);
  yourTurn = $derived(this.mine.some((seat) => this.waiting.includes(seat)));

  /** What happened since the reader's last move, told when it is his turn again or he comes back. */
  news = $derived.by(() => {
    // What the reader's own move has led to is no news: he is told when it is made.
    const told = !this.busy && (this.options.length > 0 || this.#back);
    const lines = told ? this.#since() : [];
    return lines.some((line) => notable(this.game, line)) ? lines : [];
  });

  constructor(game: GameInfo, client: GameClient, summary: TableSummary) {
    super(game, client);
    this.stage.onempty = () => this.queue.goOn();
    this.id = summary.id;
    this.choice = new Choice(this);
    this.#take(summary);
    this.passing = recall(`passing.${this.id}`) === 'yes';
    this.#socket = new TableSocket(socketAddress(this.id), {
      message: (message) => {
        if (message.type === 'table') this.#gather(message);
        else if (message.type === 'frame') this.#receive(message);
        else if (message.type === 'advice') this.#advise(message);
        else this.#hear(message);
      },
      connection: (connection) => (this.connection = connection),
    });
  }

  // ---- what the server sends

  #take(summary: TableSummary): void {
    // The invitation is only told where it was asked for.
    this.summary = { ...summary, invitation: summary.invitation ?? this.summary?.invitation };
    const late = summary.seats.find(
      ({ seat, expired }) => expired > (this.seats[seat]?.expired ?? expired),
    );
    if (late) this.expired = late.seat;
    this.seats = summary.seats;
    if (this.queue.count === 0) this.waiting = summary.waiting;
  }

  #gather(message: TableMessage): void {
    this.outdated = message.protocol !== PROTOCOL;
    this.people = message.people;
    this.#take(message);
    // Whether anything is hidden from whom it waits for now, only the frame will tell.
    if (this.hides || this.cover === null) this.#direct();
  }

  #asks(frame: Frame): boolean {
    return frame.options.length > 0 || this.mine.some((seat) => frame.waiting.includes(seat));
  }

  /** Shown at once where the reader waits for it or chooses already; else at his pace. */
  #receive(frame: Frame): void {
    const { lines, eyes } = this.#come;
    const anew = !this.ready || frame.eyes !== eyes || frame.log.keep < lines;
    this.#come = { lines: frame.log.keep + frame.log.events.length, eyes: frame.eyes };
    const chooses = this.options.length > 0 && this.queue.count === 0;
    this.queue.add(frame, anew || this.busy || chooses || (document.hidden && !this.queue.paused));
  }

  #show(frame: Frame): void {
    const first = !this.ready;
    const other = frame.eyes !== this.eyes;
    const same = frame.token === this.token && frame.eyes === this.eyes;
    this.log = appended(this.log, frame.log);
    // The reader goes on reading while others move; only what was taken back is marked no more.
    if (this.line && !this.log.includes(this.line)) this.line = null;
    const recent = frame.log.keep > 0 ? frame.log.events : [];
    // Two equal events are two: only where nothing happened, nothing changes.
    if (recent.length > 0 || this.recent.length > 0) this.recent = recent;
    this.token = frame.token;
    this.eyes = frame.eyes;
    this.view = frame.view;
    this.display = frame.display ?? null;
    this.board = shared(this.board, frame.board);
    this.step = frame.step;
    this.waiting = shared(this.waiting, frame.waiting);
    this.options = shared(this.options, frame.options);
    if (Object.keys(frame.nouns).length > 0) this.learnNouns(frame.nouns);
    this.declines = frame.declines;
    this.undoable = frame.undo;
    this.result = frame.result;
    this.hides = frame.hides;
    this.ready = true;
    // What others do meanwhile leaves the reader's choice, and an open menu, as they are.
    if (!same) {
      this.taken = null;
      this.forecast = [];
      this.#advised(null);
      this.choice.reset();
    }
    // Where nothing is hidden, who is asked has the screen already.
    if (!this.hides && this.cover !== null) this.holder = this.cover;
    this.#direct();
    if (first || other) this.#recallKnown();
    if (first) this.tellNews();
    else if (frame.log.keep > 0 && !other && !document.hidden)
      this.stage.show(scenesOf(this.game, frame.log.events));
    this.traces = this.#since()
      .filter((line) => notable(this.game, line) && !this.recent.includes(line))
      .slice(-TRACES);
    if (this.#early?.token === frame.token) this.#advise(this.#early);
    // What is chosen without asking rests on the newest frame.
    if (this.queue.count > 0) return;
    this.#decline();
    this.goOnAlone();
  }

  /** It comes after the frame with the same token: thinking takes a moment, and nobody waits for it. */
  #advise(advice: Advice): void {
    this.#early = advice;
    if (advice.token !== this.token) return;
    this.forecast = advice.forecast;
    this.#advised(advice);
  }

  #advised(advice: Advice | null): void {
    this.#advice = advice;
    for (const go of this.#unadvised.splice(0)) go();
  }

  #hear(message: ChatMessage): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...message.said.filter((line) => line.number > last)];
  }

  /** Asks for the eyes that this screen should have now. */
  #direct(): void {
    if (!this.ready || this.summary.state === 'gathering') return;
    const eyes = properEyes(this.seats, this.waiting, this.holder);
    if (eyes !== this.eyes) void this.#try(this.#socket.look(eyes));
  }

  // ---- what the reader does

  /** Plays a move that needs no more questions. */
  play(move: Move): void {
    void this.#play(move);
  }

  /** `unasked`: the reader was not asked, so he has not seen what happened before either. */
  async #play(move: Move, unasked = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.taken = move;
    this.#lookingBack = false;
    this.notice = null;
    this.expired = null;
    const done = await this.#try(this.#socket.play(this.eyes, this.token, move));
    this.busy = false;
    this.taken = null;
    this.#decline();
    this.goOnAlone();
    if (done) this.line = null;
    if (done && !unasked) this.#know();
    return done !== null;
  }

  override follow(moves: Move[], meant = false): void {
    void this.#follow(moves, meant && preferences.confirmation !== 'always');
  }

  /** The last move is the one that the reader may be asked about once more. */
  async #follow(moves: Move[], meant: boolean): Promise<void> {
    for (const [index, move] of moves.entries()) {
      if (!this.options.some((option) => option.join() === move.join())) return;
      if (index === moves.length - 1 && !meant) await this.choice.choose(move);
      else if (!(await this.#play(move))) return;
    }
  }

  undo(): void {
    if (this.busy) return;
    if (!this.undoable.can) {
      this.notice = this.undoable.why;
      return;
    }
    this.busy = true;
    this.#lookingBack = true;
    void this.#try(this.#socket.undo(this.eyes, this.token)).then(() => (this.busy = false));
  }

  /** The next seat holds the screen: now its own view may be asked for. */
  uncover(): void {
    this.holder = this.cover;
    this.#direct();
  }

  letPass(passing: boolean): void {
    this.passing = passing;
    remember(`passing.${this.id}`, passing ? 'yes' : 'no');
    this.#decline();
  }

  /** Lets a reaction pass, once: a frame may come before the move that led to it is known to be done. */
  #decline(): void {
    if (!this.passing || !this.declines || this.secret || this.busy || this.#declined === this.token)
      return;
    this.#declined = this.token;
    void this.#play(this.declines, true);
  }

  /** Goes on where the reader wants that and nothing else can be chosen. */
  goOnAlone(): void {
    const token = this.token;
    const onward = this.step?.worth_seeing ? null : loneOption(this.options);
    if (!preferences.goOn || !onward || this.#lookingBack || this.#wentOn === token || this.secret) return;
    this.#wentOn = token;
    const veiled = this.declines !== null || this.step?.private === true;
    setTimeout(
      () => {
        if (this.token === token && preferences.goOn && !this.#lookingBack) void this.#play(onward, true);
      },
      SHOWN + (veiled ? Math.random() * VEILED : 0),
    );
  }

  async saySomething(text: string): Promise<boolean> {
    return (await this.#try(this.#socket.ask({ do: 'say', text }))) !== null;
  }

  async why(kind: string, noun: number): Promise<Why[]> {
    if (this.eyes < 0) return [];
    const done = await this.#ask({ do: 'why', seat: this.eyes, kind, noun });
    if (done?.parts) this.learnNouns({ [kind]: { [noun]: done.parts } });
    return done?.why ?? [];
  }

  /** What one move would mean. */
  async foresee(move: Move): Promise<Saying[]> {
    const done = await this.#ask({ do: 'foresee', seat: this.eyes, move });
    return done?.lines ?? [];
  }

  /** What keeps an option from being taken back; empty where nothing does, or nobody can tell in time. */
  async barrier(move: Move): Promise<string> {
    if (!this.#advice) {
      await new Promise<void>((go) => {
        this.#unadvised.push(go);
        setTimeout(go, PATIENCE);
      });
    }
    const at = this.options.findIndex((option) => option.join() === move.join());
    return this.#advice?.barriers[at] ?? '';
  }

  /** What an option costs and brings, as far as it is known yet. */
  effectsOf(move: Move): Effect[] {
    return this.#advice ? effectsOf(this.options, this.#advice.effects, move) : [];
  }

  /** What the reader has, by the names of which effects speak. */
  get accounts(): Record<string, number> {
    return this.#advice?.accounts ?? {};
  }

  override async odds(words: string[]): Promise<Saying[]> {
    const done = await this.#ask({ do: 'odds', words });
    return done?.lines ?? [];
  }

  /** All that explains the score so far. */
  async standing(): Promise<Standing | null> {
    const done = await this.#ask({ do: 'standing' });
    return done?.standing ?? null;
  }

  // ---- what happened meanwhile, and how fast it is shown

  /** The reader comes back to the page. */
  tellNews(): void {
    this.#back = true;
  }

  readNews(): void {
    this.line = null;
    this.#know();
  }

  #since(): LogLine[] {
    return this.mine.includes(this.eyes) && !this.result ? since(this.log, this.#known) : [];
  }

  #know(): void {
    this.#known = this.log.length;
    this.#back = false;
    this.traces = [];
    if (this.eyes >= 0) remember(`seen.${this.id}.${this.eyes}`, String(this.#known));
  }

  /** What was there before one's first visit is no news. */
  #recallKnown(): void {
    const seen = recall(`seen.${this.id}.${this.eyes}`);
    this.#known = seen === null ? this.log.length : Number(seen);
  }

  paceAt(pace: Pace): void {
    preferences.goAt(pace);
    this.queue.pause(false);
  }

  /** One move more, then the table stands still. */
  stepOn(): void {
    this.stage.clear();
    this.queue.pause(true);
    this.queue.step();
  }

  /** Shows all that waits, and goes on. */
  catchUp(): void {
    this.stage.clear();
    this.queue.paused = false;
    this.queue.flush();
    this.#decline();
    this.goOnAlone();
  }

  take(summary: TableSummary): void {
    this.#take(summary);
    this.#direct();
  }

  wake(): void {
    this.#socket.wake();
  }

  close(): void {
    this.queue.close();
    this.stage.clear();
    this.choice.reset();
    this.#socket.close();
  }

  // ---- for the board

  pick(kind: string, noun: number, at: Place): void {
    this.choice.pick(kind, noun, at);
  }

  hover(kind: string, noun: number, at: Place): void {
    this.choice.hover(kind, noun, at);
  }

  leave(): void {
    this.choice.leave();
  }

  // ---- requests

  /** A question that may go unanswered: a later one will be asked anyway. */
  async #ask(request: Asking) {
    return this.#socket.ask(request).catch(() => null);
  }

  /** A request whose refusal the reader must know. */
  async #try<T>(request: Promise<T>): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof SocketRefusal)) throw error;
      this.notice = error.saying;
      return null;
    }
  }
}

function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
