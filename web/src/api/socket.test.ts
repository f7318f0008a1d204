import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../mock/socket';
import type { Frame } from './shapes';
import { SocketRefusal, TableSocket, type Connection } from './socket';

function frame(token: string, eyes = 0): Frame {
  return {
    type: 'frame',
    token,
    eyes,
    view: {},
    step: null,
    waiting: [],
    options: [],
    nouns: {},
    declines: null,
    undo: { can: false, why: null },
    log: { keep: 0, events: [] },
    result: null,
    hides: true,
  };
}

describe('the socket of a table', () => {
  let states: Connection[];
  let heard: string[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.install();
    states = [];
    heard = [];
    socket = new TableSocket('ws://house/socket', {
      message: (message) => heard.push(message.type),
      connection: (state) => states.push(state),
    });
    FakeSocket.last.open();
    FakeSocket.last.tell(frame('a'));
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function reconnect() {
    FakeSocket.last.close();
    vi.advanceTimersByTime(20_000);
    FakeSocket.last.open();
  }

  it('gives each answer to its request', async () => {
    const first = socket.ask({ do: 'odds', words: [] });
    const second = socket.ask({ do: 'odds', words: [] });
    FakeSocket.last.tell({ type: 'done', id: 2, lines: ['two'] });
    FakeSocket.last.tell({ type: 'done', id: 1, lines: ['one'] });
    expect((await first).lines).toEqual(['one']);
    expect((await second).lines).toEqual(['two']);
  });

  it('turns a refusal into a saying', async () => {
    const move = socket.play(0, 'a', ['attack', 3]);
    const about = { florins: 30 };
    FakeSocket.last.tell({
      type: 'refused',
      id: 1,
      kind: 'illegal',
      message: 'why-money',
      clause: 'MAG-6.1',
      about,
    });
    const refusal = await move.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SocketRefusal);
    expect((refusal as SocketRefusal).saying).toEqual({ message: 'why-money', clause: 'MAG-6.1', about });
  });

  it('connects again by itself, later and later', () => {
    FakeSocket.last.close();
    expect(states.at(-1)).toBe('cut');
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.close();
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it('tries at once when it is woken', () => {
    FakeSocket.last.close();
    socket.wake();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('sends a move again whose frame still stands', async () => {
    const move = socket.play(0, 'a', ['attack', 3]);
    reconnect();
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.tell(frame('a'));
    expect(FakeSocket.last.sent).toEqual([{ do: 'move', id: 1, seat: 0, token: 'a', move: ['attack', 3] }]);
    FakeSocket.last.tell({ type: 'done', id: 1 });
    expect((await move).id).toBe(1);
  });

  it('drops a move when the table has moved on', async () => {
    const move = socket.play(0, 'a', ['attack', 3]).catch((error: unknown) => error);
    reconnect();
    FakeSocket.last.tell(frame('b'));
    expect(FakeSocket.last.sent).toEqual([]);
    expect(await move).toMatchObject({ kind: 'dropped', saying: { message: 'socket-dropped' } });
  });

  it('asks for the same eyes again, and judges moves by their frame', async () => {
    const look = socket.look(1);
    FakeSocket.last.tell({ type: 'done', id: 1 });
    await look;
    FakeSocket.last.tell(frame('x', 1));
    socket.play(1, 'x', ['pass', 0]).catch(() => null);
    reconnect();
    FakeSocket.last.tell(frame('a', 0));
    FakeSocket.last.tell(frame('x', 1));
    const sent = FakeSocket.last.sent.map((message) => message.do);
    expect(sent).toEqual(['look', 'move']);
  });

  it('lets questions die with their connection', async () => {
    const why = socket.ask({ do: 'why', seat: 0 }).catch((error: unknown) => error);
    FakeSocket.last.close();
    expect(await why).toMatchObject({ kind: 'cut' });
  });

  it('closes a connection that no longer answers', () => {
    vi.advanceTimersByTime(25_000);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe('cut');
  });

  it('knows a connection to be dead as soon as the network is gone', () => {
    dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('cut');
    expect(FakeSocket.last.readyState).toBe(3);
    socket.wake();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('stays closed when the reader leaves', () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });
});
