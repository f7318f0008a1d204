/** The JSON shapes of docs/protocol.md. */

export type Move = [verb: string, noun: number];

/** What composed nouns are made of, by kind and number. */
export type Nouns = Record<string, Record<string, Record<string, number>>>;

/** A message id with what it speaks of: an event, a question, a refusal. */
export interface Saying {
  message: string;
  clause: string;
  about: Record<string, string | number>;
}

export interface Person {
  id: string | null;
  name: string | null;
  password: boolean;
}

export type SettingValue = boolean | number | string;

export interface GameSetting {
  name: string;
  clause: string;
  default: SettingValue;
  values: SettingValue[];
}

export interface GameSummary {
  name: string;
  title: string;
  year: number;
  designers: string[];
  seats: number[];
  settings: GameSetting[];
  bots: string[];
}

/** The ids and names of one kind of component; names are missing where the ids are answers, like yes and no. */
export interface Kind {
  ids: string[];
  en?: string[];
  it?: string[];
}

/** A game as the server tells it; components and map have addresses of their own. */
export interface GameTold extends GameSummary {
  prefix: string;
  verbs: Record<string, string>;
  /** The verbs that mean all of them where no number is named. */
  all_of: string[];
  kinds: Record<string, Kind>;
  components: string;
  map: string | null;
  events: Record<string, string[]>;
  prompts: Record<string, string[]>;
}

/** A game with its components and its map, which is empty where nothing is drawn. */
export interface GameInfo extends Omit<GameTold, 'components' | 'map'> {
  components: Record<string, unknown>;
  map: Record<string, unknown>;
}

/** The Fluent file of a game in one language. */
export interface GameTexts {
  text: string;
}

export interface Clause {
  id: string;
  section: string;
  text: string;
}

export type Chair = { who: 'me'; name?: string } | { who: 'free' } | { who: 'bot'; bot: string };

export interface Clock {
  per: 'move' | 'game';
  seconds: number;
}

/** What a component pack changes: table, id of the entry, key, new value as JSON. */
export type Change = [table: string, entry: string, key: string, value: string];

export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  owner: boolean;
  yours: boolean;
  free: boolean;
  away: boolean;
  left: number | null;
}

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  state: 'gathering' | 'running' | 'ended';
  study: boolean;
  host: boolean;
  listed: boolean;
  spectators: boolean;
  settings: Record<string, SettingValue>;
  changes: Change[];
  clock: Clock | null;
  seats: SeatInfo[];
  waiting: number[];
  your_turn: boolean;
  winners: number[];
  moved: string;
  made: string;
  from: { table: string; frame: number } | null;
  invitation?: string;
}

export interface TableMessage extends TableSummary {
  type: 'table';
  people: number;
}

export interface StepInfo extends Saying {
  name: string;
  private: boolean;
}

export interface Undo {
  can: boolean;
  why: Saying | null;
}

export interface Result {
  winners: number[];
  reason: string;
  ranking: number[];
}

export type View = Record<string, unknown>;

/** The table as lines of text, in each language. */
export type TextBoard = Partial<Record<'en' | 'it', string[]>>;

export interface Frame {
  type: 'frame';
  token: string;
  eyes: number;
  view: View;
  step: StepInfo | null;
  waiting: number[];
  options: Move[];
  nouns: Nouns;
  declines: Move | null;
  undo: Undo;
  log: { keep: number; events: Saying[] };
  result: Result | null;
  /** Only of games from outside the house. */
  board?: TextBoard;
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text: string;
  at: string;
}

export interface ChatMessage {
  type: 'chat';
  said: ChatLine[];
}

export interface Why extends Saying {
  verb: string;
}

export interface Weight {
  barrier: '' | 'undo-fate' | 'undo-reveal' | 'undo-turn';
  lines: string[];
}

export interface Done {
  type: 'done';
  id: number;
  why?: Why[];
  parts?: Record<string, number>;
  lines?: string[];
  weight?: Weight;
}

export type RefusalKind = 'illegal' | 'unreadable' | 'stale' | 'forbidden' | 'limit' | 'busy';

export interface Refused extends Saying {
  type: 'refused';
  id: number;
  kind: RefusalKind;
}

export type ServerMessage = TableMessage | Frame | ChatMessage | Done | Refused;

export interface ReplayFrame {
  view: View;
  step: StepInfo | null;
  waiting: number[];
  log: number;
  mover: number | null;
  /** Only of games from outside the house, and where it has changed. */
  board?: TextBoard;
}

export interface Replay {
  eyes: number;
  state: 'gathering' | 'running' | 'ended';
  frames: ReplayFrame[];
  log: Saying[];
  players: Record<string, string>;
}
