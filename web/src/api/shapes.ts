// Made by `make shapes` from the Python types: change those, not this file.

/** A page of another version than the server's must be loaded anew. */
export const PROTOCOL = 3;

/** A verb and one small noun. */
export type Move = [verb: string, noun: number];

/** A step as a view holds it: its name and its fields. */
export interface Step {
  name: string;
  [field: string]: string | number;
}

/** A game with its components and its map, which is empty where nothing is drawn. */
export interface GameInfo extends Omit<GameTold, 'components' | 'map'> {
  components: Record<string, unknown>;
  map: Record<string, unknown>;
}

/** The table in one pair of eyes; the log is sent from the first line that is new. */
export interface Frame extends Scene, Choice {
  type: 'frame';
  token: string;
  log: { keep: number; events: LogLine[] };
}

export interface TableMessage extends TableSummary {
  type: 'table';
  people: number;
  protocol: number;
}

export type ServerMessage = TableMessage | Frame | Advice | ChatMessage | Done | Refused;

/** What a seat knows; each game has its own. */
export type View = Record<string, unknown>;

/** What composed nouns are made of, by kind and number. */
export type Nouns = Record<string, Record<string, Record<string, number>>>;

/** The table as lines of text, by language. */
export type TextBoard = Record<string, string[]>;

export type SettingValue = boolean | number | string;

/** What a component pack changes: table, id of the entry, key, new value as JSON. */
export type Change = [table: string, entry: string, key: string, value: string];

/**
 * A message id, the clause behind it, and what the message speaks of.
 *
 * The name of a parameter says what kind of thing its number stands for (`territory=4`, `seat=0`), so
 * that the sentence can be made in any language. Whole numbers are counts or things; a number with a
 * fraction is a mean, or under a name that begins with `chance` a chance from 0 to 1. A parameter may be
 * a saying too, or a list of sayings, which are said one after the other. One of them:
 * `Saying("why-money", "MAG-5.3.4", florins=30)`.
 */
export interface Saying {
  message: string;
  clause: string;
  about: Record<string, string | number | Saying | Saying[]>;
}

/** One thing that a move brings about. Make it with the functions of this module. */
export interface Effect {
  saying: Saying;
  account: string;
  seats: number[];
  least: number | null;
  most: number | null;
  chance: number;
  later: boolean;
  event: string;
  closes: string[];
  ends_turn: boolean;
  marks: Move[];
}

/** Points that one seat got from one source; fewer than 0 where it lost them. */
export interface Scored {
  seat: number;
  source: string;
  points: number;
  round: number;
  number: number;
}

/** A move that moved the score: what it brought to each seat. */
export interface Swing {
  number: number;
  round: number;
  size: number;
  points: number[];
}

/** Several options that are chosen one after the other in any order: cards to pay or to discard. */
export interface Picks {
  least: number;
  most: number;
  copies: number[];
}

/** What happened, who made it happen and with which move: told only to those who know the move. */
export interface LogLine {
  message: string;
  about: Record<string, number>;
  by?: number | null;
  move?: Move | null;
}

/** Who asks; nobody yet, where the id is missing. */
export interface Person {
  id: string | null;
  name: string | null;
  password: boolean;
}

/** A rule that the players may choose before the game. */
export interface GameSetting {
  name: string;
  clause: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
}

/**
 * A game in a list of games.
 *
 * `pitch` says in a sentence what it is about, by language; it is empty, and the numbers are 0, where
 * the game says nothing. `minutes` are from and to, `weight` is from 1 (little to learn) to 5.
 */
export interface GameSummary {
  name: string;
  title: string;
  year: number;
  designers: string[];
  seats: number[];
  settings: GameSetting[];
  bots: string[];
  pitch: Record<string, string>;
  minutes: [number, number];
  weight: number;
  first: FirstGame | null;
}

/** A kind of noun by number: ids as in the notation, and names where they are components. */
export interface Kind {
  ids: string[];
  en?: string[];
  it?: string[];
}

/** What is marked on the board: the thing of a parameter, or the way between the things of two. */
export interface Mark {
  at?: string | null;
  origin?: string | null;
  target?: string | null;
}

/**
 * A kind of event: its parameters, what it marks; it is plain (0), notable (1) or great (2).
 *
 * `scores` has the parameters that are points, each with its source; `loses` is the parameter that is
 * the seat which is the worse for it, `lost` the one that is what that seat has no longer.
 */
export interface EventInfo {
  about: string[];
  marks: Mark[];
  weight: number;
  scene: string;
  scores: Record<string, string>;
  loses: string;
  lost: string;
}

/** Everything that a client needs in order to show a game; `components` and `map` are addresses. */
export interface GameTold {
  name: string;
  title: string;
  year: number;
  designers: string[];
  seats: number[];
  settings: GameSetting[];
  bots: string[];
  pitch: Record<string, string>;
  minutes: [number, number];
  weight: number;
  first: FirstGame | null;
  prefix: string;
  verbs: Record<string, string>;
  all_of: string[];
  kinds: Record<string, Kind>;
  components: string;
  map: string | null;
  events: Record<string, EventInfo>;
  prompts: Record<string, string[]>;
  grave: string[];
}

/** All that a game says in one language, as a Fluent file. */
export interface GameTexts {
  text: string;
}

/** One numbered rule. */
export interface Clause {
  id: string;
  section: string;
  text: string;
}

/** How long one may think, for each move or for the whole game. */
export interface Clock {
  per: 'game' | 'move';
  seconds: number;
}

/** A seat: who has it, who plays there, and how much time is left. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  owner: boolean;
  yours: boolean;
  free: boolean;
  away: boolean;
  left: number | null;
  expired: number;
}

/** Where a table was branched off from. */
export interface TableOrigin {
  table: string;
  frame: number;
}

/** A table in the eyes of one person. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  state: 'ended' | 'gathering' | 'running';
  study: boolean;
  host: boolean;
  listed: boolean;
  spectators: boolean;
  settings: Record<string, boolean | number | string>;
  changes: [string, string, string, string][];
  clock: Clock | null;
  seats: SeatInfo[];
  waiting: number[];
  your_turn: boolean;
  winners: number[];
  moved: string;
  made: string;
  from: TableOrigin | null;
  invitation?: string;
}

/** The question put now. Of a private choice only those who choose learn the fields. */
export interface StepInfo {
  name: string;
  message: string;
  clause: string;
  about: Record<string, number>;
  private: boolean;
  worth_seeing: boolean;
  picks: Picks | null;
}

/** Whether the last move of these eyes' seat can be taken back, and why not. */
export interface Undo {
  can: boolean;
  why: Saying | null;
}

/** How the game ended. */
export interface Result {
  winners: number[];
  reason: string;
  ranking: number[];
}

/** What is asked, and what these eyes may answer. */
export interface Choice {
  step: StepInfo | null;
  options: Move[];
  nouns: Record<string, Record<string, Record<string, number>>>;
  declines: Move | null;
}

/**
 * Everything else that these eyes see, apart from the log.
 *
 * `hides`: somebody may know what not all do, so whoever shares a screen must not see it passed on.
 */
export interface Scene {
  eyes: number;
  view: View;
  waiting: number[];
  undo: Undo;
  result: Result | null;
  hides: boolean;
  display?: unknown;
  board?: Record<string, string[]>;
}

/**
 * Follows a frame with options: what a player is told unasked before choosing among them.
 *
 * `barriers` has for each option what keeps it from being taken back, or an empty text; `effects` what
 * it costs and brings; `accounts` what the seat has now, by the names of which effects speak.
 */
export interface Advice {
  type: 'advice';
  token: string;
  barriers: string[];
  forecast: Saying[];
  effects: Effect[][];
  accounts: Record<string, number>;
}

/** Something said, as it is sent. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text: string;
  at: string;
}

/** All that was said at first, then what is new. */
export interface ChatMessage {
  type: 'chat';
  said: ChatLine[];
}

/** Why a verb cannot be used on the thing asked about. */
export interface Why {
  verb: string;
  message: string;
  clause: string;
  about: Record<string, string | number | Saying | Saying[]>;
}

/** All that explains a score. */
export interface Standing {
  winning: Saying[];
  coming: Scored[];
  ledger: Scored[];
  rounds: number[][];
  swings: Swing[];
  chronicle: Saying[];
}

/** It is done, and this is what was asked for. */
export interface Done {
  type: 'done';
  id: number;
  why?: Why[] | null;
  parts?: Record<string, number>;
  lines?: Saying[] | null;
  standing?: Standing | null;
}

/** It is not done, and why. */
export interface Refused {
  type: 'refused';
  id: number | null;
  kind: 'busy' | 'forbidden' | 'illegal' | 'limit' | 'stale' | 'unreadable';
  message: string;
  clause: string;
  about: Record<string, string | number | Saying | Saying[]>;
}

/** A frame of a replay: of the view only what has changed since the one before; the rest if it has. */
export interface ReplayFrame {
  view: Record<string, unknown>;
  step: StepInfo | null;
  waiting: number[];
  log: number;
  mover: number | null;
  display?: unknown;
  board?: Record<string, string[]>;
}

/** A whole game in one pair of eyes. */
export interface Replay {
  eyes: number;
  state: 'ended' | 'gathering' | 'running';
  frames: ReplayFrame[];
  log: LogLine[];
  players: Record<string, string>;
  standing: Standing;
}

/** A table that somebody wants to open. */
export interface NewTable {
  game: string;
  chairs: Chair[];
  settings?: Record<string, boolean | number | string>;
  listed?: boolean;
  spectators?: boolean;
  clock?: Clock | null;
  components?: string | null;
}

/** For whom a chair is meant: for oneself, perhaps under another name; for anybody; for a bot. */
export interface Chair {
  who: 'bot' | 'free' | 'me';
  name?: string | null;
  bot?: string | null;
}

export interface PlayRequest {
  do: 'move';
  seat: number;
  token: string;
  move: Move;
  id: number;
}

export interface UndoRequest {
  do: 'undo';
  seat: number;
  token: string;
  id: number;
}

export interface LookRequest {
  do: 'look';
  eyes: number;
  id: number;
}

/** Of a move, or of a thing. */
export interface WhyRequest {
  do: 'why';
  seat: number;
  move?: Move | null;
  kind?: string | null;
  noun?: number | null;
  id: number;
}

/** What a legal move would mean. */
export interface ForeseeRequest {
  do: 'foresee';
  seat: number;
  move: Move;
  id: number;
}

export interface OddsRequest {
  do: 'odds';
  words: string[];
  id: number;
}

/** How one wins, what the next scoring would bring, and every point so far. */
export interface StandingRequest {
  do: 'standing';
  id: number;
}

export interface SayRequest {
  do: 'say';
  text: string;
  id: number;
}

export interface PingRequest {
  do: 'ping';
  id: number;
}

/** What is advised for somebody's first game: how many play, and the settings that are not the usual. */
export interface FirstGame {
  seats: number;
  settings: Record<string, boolean | number | string>;
}

export type RefusalKind = 'busy' | 'forbidden' | 'illegal' | 'limit' | 'stale' | 'unreadable';

export type Request = PlayRequest | UndoRequest | LookRequest | WhyRequest | ForeseeRequest | OddsRequest | StandingRequest | SayRequest | PingRequest;

/** Parameters that speak of a kind of component, or of a seat, under another name. */
export const KINDS: Record<string, string> = {
  at: 'territory',
  attacker: 'seat',
  defender: 'seat',
  opponent: 'seat',
  origin: 'territory',
  other_card: 'card',
  other_sea: 'sea',
  other_sestiere: 'sestiere',
  other_tile: 'tile',
  target: 'territory',
};
