/** A table for tests: one seat of three is the reader's, and the server says what a test lets it say. */

import type { Frame, LogLine, Move, TableSummary } from '../api/shapes';
import { PROTOCOL } from '../api/shapes';
import type { GameClient } from '../games/contract';
import { LiveTable } from '../table/live.svelte';
import { game } from './game';
import { FakeSocket } from './socket';

export const summary: TableSummary = {
  id: 'k3v',
  game: game.name,
  title: game.title,
  state: 'running',
  study: false,
  host: true,
  listed: false,
  spectators: true,
  settings: {},
  changes: [],
  clock: null,
  seats: ['Anna', 'Bruno', 'Carla'].map((name, seat) => ({
    seat,
    name,
    bot: seat === 0 ? null : 'greedy',
    owner: seat === 0,
    yours: seat === 0,
    free: false,
    away: false,
    left: null,
    expired: 0,
  })),
  waiting: [0],
  your_turn: true,
  winners: [],
  moved: '2026-11-15T21:04:11Z',
  made: '2026-11-15T20:00:00Z',
  from: null,
};

export const ATTACK: Move = ['attack', 1];
export const PASS: Move = ['pass', 0];

export function frame(token: string, other: Partial<Frame> = {}): Frame {
  return {
    type: 'frame',
    token,
    eyes: 0,
    view: {},
    step: {
      name: 'turn',
      message: 'ask-turn',
      clause: 'MAG-5.4.2',
      about: { seat: 0 },
      private: false,
      worth_seeing: false,
      picks: null,
    },
    waiting: [0],
    options: [ATTACK, ['attack', 0], PASS],
    nouns: {},
    declines: null,
    undo: { can: false, why: { message: 'undo-nothing', clause: '', about: {} } },
    log: { keep: 0, events: [] },
    result: null,
    hides: true,
    ...other,
  };
}

export function advice(token: string, ...barriers: string[]) {
  return { type: 'advice', token, barriers, forecast: [], effects: [], accounts: {} };
}

export const line = (message: string, about: LogLine['about'] = {}): LogLine => ({ message, about });

/** A table whose socket is open and has shown a first frame. */
export function liveTable(first: Frame = frame('a')): LiveTable {
  FakeSocket.install();
  const client = { seatColour: () => ({ colour: '#a93a26', pattern: 'plain' }) } as unknown as GameClient;
  const table = new LiveTable(game, client, summary);
  FakeSocket.last.open();
  tell({ ...summary, type: 'table', people: 1, protocol: PROTOCOL });
  tell(first);
  return table;
}

export function tell(message: object): void {
  FakeSocket.last.tell(message);
}

/** What the page has sent of this kind. */
export function sent(what: string): Record<string, unknown>[] {
  return FakeSocket.last.sent.filter((message) => message['do'] === what);
}

/** Answers the last request of this kind. */
export function answer(what: string, other: object = {}): void {
  tell({ type: 'done', id: sent(what).at(-1)?.['id'], ...other });
}
