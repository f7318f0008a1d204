/** What the shell gives to a game's board, and what a game's folder gives to the shell. */

import type { Component } from 'svelte';
import type { GameInfo, LogLine, Move, Saying, SeatInfo, StepInfo, TextBoard } from '../api/shapes';

export type { GameInfo, LogLine, Move, Saying, SeatInfo, StepInfo };

/** Client coordinates, where a menu or an explanation should appear. */
export interface Place {
  x: number;
  y: number;
}

export interface Thing {
  kind: string;
  noun: number;
}

/** What an event marks on the board: a thing, or the way from one thing to another. */
export interface Marked {
  at: Thing;
  /** Where the way begins, if it is a way. */
  from: Thing | null;
  /** Whose doing it is; null where nobody's, or where that is secret. */
  seat: number | null;
  /** 0 plain, 1 notable, 2 great. */
  weight: number;
  /** It happened before the newest move: it has faded. */
  old?: boolean;
  /** The reader is the worse for it. */
  lost?: boolean;
}

/** Says things in the language of the reader; what is said changes when the language does. */
export interface Speech {
  readonly language: 'en' | 'it';
  say(id: string, about?: Record<string, string | number>): string;
  /** Whether the message exists. */
  has(id: string): boolean;
  /** The name of a territory, a card, a colour. */
  name(kind: string, noun: number): string;
  move(move: Move): string;
  seat(seat: number): string;
  /** An event, a question or a refusal, with the names of what it speaks of. */
  saying(saying: Pick<Saying, 'message' | 'about'>): string;
}

export interface TableContext<V = Record<string, unknown>, D = unknown> {
  /** GET /api/games/{game}, with the table's component changes applied. */
  game: GameInfo;
  /** What these eyes know. */
  view: V;
  /** What the game shows besides: reach, costs, sums. Computed by the server from the view. */
  display: D;
  /** The table as the game writes it, where the plain board shows it. */
  board?: TextBoard;
  eyes: number;
  seats: SeatInfo[];
  options: Move[];
  step: StepInfo | null;
  waiting: number[];
  speech: Speech;
  /** Something can be done with it now. */
  lit(kind: string, noun: number): boolean;
  /** What has its menu open, or is selected for confirmation. */
  chosen: Thing | null;
  /** What the reader points at in the list of options or in the log. */
  pointed: Thing | null;
  /** Click or Enter: plays the only option, opens a menu of several, or explains why there is none. */
  pick(kind: string, noun: number, at: Place): void;
  /**
   * Plays moves that a reader put together before (an offer, a journey), one after the other, while each can be made.
   * With `meant` the last one is not asked about once more, as one who put it together has thought about it.
   */
  follow(moves: Move[], meant?: boolean): void;
  /** The odds that the reader asks for; none where nobody plays. */
  odds(words: string[]): Promise<Saying[]>;
  /** Pointer rest, focus or long press: explains, after a short delay. */
  hover(kind: string, noun: number, at: Place): void;
  leave(): void;
  /** Opens the rules at this clause. */
  clause(id: string): void;
  /** The events of the newest frame, for short animations. */
  recent: LogLine[];
  /** Everything that these eyes were told so far. */
  log: LogLine[];
  /** What is marked on the board: by the line of the log that is pointed at, else by all since the reader's last move. */
  marks: Marked[];
  /** No animation: reduced motion is asked for, or the replay's slider is being dragged. */
  still: boolean;
}

export type Pattern = 'plain' | 'pale' | 'bend' | 'chequy' | 'chevron';

export interface Livery {
  colour: string;
  pattern: Pattern;
}

/** The exports of a game's index.ts. What is optional only the plain board leaves out. */
export interface GameClient {
  /** The map with everything on it; fills its parent, pan and zoom inside. */
  Board: Component<{ table: TableContext }>;
  /** A seat in a line: score and the few figures that matter; the shell draws name, shield, active mark, clock. */
  SeatLine: Component<{ table: TableContext; seat: number }>;
  /** What else is to be seen of a seat: its cards in play, its supplies. */
  SeatDetails?: Component<{ table: TableContext; seat: number }>;
  /** The cards, tiles or dice of the seat whose eyes these are. Shows nothing where there are none. */
  Hand?: Component<{ table: TableContext }>;
  /**
   * The matter at hand: auction, battle, election, trade. Shows nothing where there is none; something of the
   * class `pressing` in it takes room from the log.
   */
  Scene?: Component<{ table: TableContext }>;
  /** What may be looked up at any time: supplies, decks, the score in all its parts. */
  Reference?: Component<{ table: TableContext }>;
  /** What the choice is about, in a line or two, where the rest of the table is out of sight. */
  Brief?: Component<{ table: TableContext }>;
  /** What is to be known of a thing beside its name: whose it is, what stands there, what is printed on it. */
  Particulars?: Component<{ table: TableContext; thing: Thing }>;
  /** Whether the particulars of a thing say what can be done with it or why nothing can, though no option names it. */
  suffices?(table: TableContext, thing: Thing): boolean;
  /** Whether a move in the list of options leads to a place where the whole is put together: it opens that instead. */
  opens?(table: TableContext, move: Move): boolean;
  /** The bare board, while the table is being loaded. Fills its parent. */
  Outline: Component<{ near: boolean }>;
  /** The colours are those of the game's components, which a component pack may change. */
  seatColour(game: GameInfo, view: Record<string, unknown>, seat: number, display: unknown): Livery;
}

const folders = import.meta.glob<GameClient>('./*/index.ts');

const games = new Map(Object.entries(folders).map(([path, load]) => [path.split('/')[1] ?? path, load]));

/** The board of a game, loaded when it is first needed: its own, else the plain one that suits all. */
export function clientOf(game: string): Promise<GameClient> {
  return (games.get(game) ?? plain)();
}

function plain(): Promise<GameClient> {
  return import('../plain');
}

type Picture = Component<Record<string, never>>;

const pictures = import.meta.glob<Picture>('./*/*/Picture.svelte', { import: 'default' });

/** The board's picture for the lobby, without all else that a table needs. */
export async function pictureOf(game: string): Promise<Picture> {
  const drawn = Object.entries(pictures).find(([path]) => path.split('/')[1] === game);
  return drawn ? drawn[1]() : (await import('../plain/Picture.svelte')).default;
}
