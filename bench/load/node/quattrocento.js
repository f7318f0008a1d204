// A table of Quattrocento: made by REST with one person a seat, played over one socket a seat.

import WebSocket from 'ws';

import { News } from './news.js';
import { post, put } from './rest.js';

class Player {
  constructor(table, seat, cookie) {
    this.table = table;
    this.seat = seat;
    this.frame = null;
    this.spent = null;
    this.asked = 0;
    this.answer = null;
    const address = table.url.replace('http', 'ws');
    this.socket = new WebSocket(`${address}/api/tables/${table.id}/socket`, { headers: { cookie } });
    this.socket.on('message', (data) => this.receive(JSON.parse(data)));
    this.socket.on('error', (error) => table.news.fail(error));
    this.socket.on('close', (code) => table.news.fail(new Error(`the server closed a socket: ${code}`)));
  }

  receive(message) {
    if (message.type === 'frame') this.frame = message;
    if (message.type === 'done' || message.type === 'refused') this.answer = message;
    this.table.news.tell();
  }

  ready() {
    return this.frame.options.length > 0 && this.frame.token !== this.spent;
  }

  choose() {
    const { options } = this.frame;
    return options[Math.floor(Math.random() * options.length)];
  }

  /** Send a move. False where somebody else's move, whose frame was still on its way, came first. */
  async confirmed(move) {
    const { token } = this.frame;
    this.spent = token;
    this.asked += 1;
    this.socket.send(JSON.stringify({ do: 'move', id: this.asked, seat: this.seat, token, move }));
    await this.table.news.until(() => this.answer?.id === this.asked);
    if (this.answer.type === 'done') return true;
    if (this.answer.kind === 'stale') return false;
    throw new Error(`refused: ${JSON.stringify(this.answer)}`);
  }
}

export class Table {
  constructor(url, seats) {
    this.url = url;
    this.seats = seats;
    this.news = new News();
  }

  async open() {
    const people = [];
    for (let seat = 0; seat < this.seats; seat += 1) {
      people.push((await put(`${this.url}/api/me`, { name: `Player ${seat}` })).cookie);
    }
    const chairs = people.map((_, seat) => ({ who: seat === 0 ? 'me' : 'free' }));
    const tables = `${this.url}/api/tables`;
    const { id, invitation } = (await post(tables, { game: 'magnifico', chairs }, people[0])).body;
    this.id = id;
    for (let seat = 1; seat < this.seats; seat += 1) {
      await post(`${tables}/${id}/seats/${seat}/sit`, { invitation }, people[seat]);
    }
    this.players = people.map((cookie, seat) => new Player(this, seat, cookie));
    await this.news.until(() => this.players.every(({ frame }) => frame));
  }

  /** A player to move, as soon as one may; null when the game is over. */
  async mover() {
    const over = () => this.players.some(({ frame }) => frame.result);
    const ready = () => this.players.find((player) => player.ready());
    await this.news.until(() => over() || ready());
    return over() ? null : ready();
  }

  close() {
    this.players.forEach(({ socket }) => socket.removeAllListeners('close').close());
  }
}
