/** The socket of one table: requests with answers, and a new connection when the old one is cut. */

import type { Done, Frame, Move, Refused, Request, Saying, ServerMessage } from './shapes';

export type Connection = 'connecting' | 'open' | 'cut' | 'closed';

export interface Listener {
  message(message: Exclude<ServerMessage, Done | Refused>): void;
  connection(connection: Connection): void;
}

/** The server refused a request, or the connection was cut before it answered. */
export class SocketRefusal extends Error {
  readonly saying: Saying;
  readonly kind: Refused['kind'] | 'cut' | 'dropped';

  constructor(saying: Saying, kind: SocketRefusal['kind']) {
    super(saying.message);
    this.saying = saying;
    this.kind = kind;
  }
}

/** A request without its number, which the socket gives it. */
export type Asking = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;

interface Pending {
  request: Asking & { id?: number };
  /** The token of the frame that the choice was made on; without one the request dies with its connection. */
  token: string | null;
  seat: number;
  done(answer: Done): void;
  refused(refusal: SocketRefusal): void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
const HEARTBEAT = 25_000;
const ANSWER_WITHIN = 10_000;

function own(message: string): Saying {
  return { message, clause: '', about: {} };
}

export class TableSocket {
  readonly #address: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #last = 0;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #reopened = false;
  #closed = false;
  /** The eyes that were asked for last: a new connection asks for them again. */
  #eyes: number | null = null;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener('offline', this.#lost);
    this.#open();
  }

  play(seat: number, token: string, move: Move): Promise<Done> {
    return this.#ask({ do: 'move', seat, token, move }, token, seat);
  }

  undo(seat: number, token: string): Promise<Done> {
    return this.#ask({ do: 'undo', seat, token }, token, seat);
  }

  look(eyes: number): Promise<Done> {
    this.#eyes = eyes;
    return this.#ask({ do: 'look', eyes });
  }

  ask(request: Asking): Promise<Done> {
    return this.#ask(request);
  }

  /** Tries again at once, when the network or the reader has come back. */
  wake(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#lost);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close();
    this.#socket = null;
    this.#fail(() => true, 'cut');
    this.#listener.connection('closed');
  }

  // ---- requests

  #ask(request: Asking, token: string | null = null, seat = -1): Promise<Done> {
    return new Promise((done, refused) => {
      const id = ++this.#last;
      this.#pending.set(id, { request: { ...request, id }, token, seat, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(id);
      else if (token === null) this.#fail((pending) => pending.request.id === id, 'cut');
    });
  }

  #send(id: number): void {
    this.#socket?.send(JSON.stringify(this.#pending.get(id)?.request));
  }

  #fail(which: (pending: Pending) => boolean, kind: 'cut' | 'dropped'): void {
    for (const [id, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(id);
      pending.refused(new SocketRefusal(own(kind === 'cut' ? 'socket-cut' : 'socket-dropped'), kind));
    }
  }

  // ---- the connection

  #open(): void {
    this.#listener.connection('connecting');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(String(event.data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#cut();
    };
  }

  #opened(): void {
    this.#attempts = 0;
    this.#listener.connection('open');
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(), HEARTBEAT);
    if (this.#eyes !== null && this.#reopened) this.#lookAgain(this.#eyes);
  }

  /** Eyes that are no longer allowed are given up; the frame that the server sends by itself stays. */
  #lookAgain(eyes: number): void {
    this.look(eyes).catch(() => {
      this.#eyes = null;
      this.#fail((pending) => pending.token !== null, 'dropped');
    });
  }

  /** Without a network a connection is dead, although nobody has closed it. */
  readonly #lost = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#cut();
    socket.close();
  };

  #cut(): void {
    clearInterval(this.#beat);
    this.#socket = null;
    if (this.#closed) return;
    this.#reopened = true;
    this.#fail((pending) => pending.token === null, 'cut');
    this.#listener.connection('cut');
    const delay = Math.min(FIRST_DELAY * 2 ** this.#attempts++, LONGEST_DELAY);
    this.#retry = setTimeout(() => this.#open(), delay * (0.75 + Math.random() / 2));
  }

  /** A connection may be dead without being closed: an answer is asked for now and then. */
  #check(): void {
    const socket = this.#socket;
    const late = setTimeout(() => socket?.close(), ANSWER_WITHIN);
    const heard = () => clearTimeout(late);
    this.ask({ do: 'ping' }).then(heard, heard);
  }

  // ---- what the server says

  #heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'done' || message.type === 'refused') {
      this.#answered(message);
      return;
    }
    if (message.type === 'frame') this.#again(message);
    this.#listener.message(message);
  }

  #answered(message: Done | Refused): void {
    const id = message.id ?? -1;
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    if (message.type === 'done') pending.done(message);
    else {
      const { message: said, clause, about } = message;
      pending.refused(new SocketRefusal({ message: said, clause, about: about ?? {} }, message.kind));
    }
  }

  /** After a cut: a move whose frame still stands is sent again, any other is dropped. */
  #again(frame: Frame): void {
    if (!this.#reopened) return;
    const settled = this.#eyes === null || this.#eyes === frame.eyes;
    for (const [id, pending] of [...this.#pending]) {
      if (pending.token === null) continue;
      if (pending.seat === frame.eyes && pending.token === frame.token) this.#send(id);
      else if (settled || pending.seat === frame.eyes) this.#fail((other) => other === pending, 'dropped');
    }
    if (settled) this.#reopened = false;
  }
}
