// A match of boardgame.io: made by its lobby's REST, played over its client's sockets.

import { io } from 'socket.io-client';

import { options } from './game.js';
import { News } from './news.js';
import { post } from './rest.js';

class Player {
  constructor(match, seat, credentials) {
    this.match = match;
    this.seat = seat;
    this.credentials = credentials;
    this.state = null;
    this.spent = -1;
    this.socket = io(`${match.url}/campaign`, { transports: ['websocket'], forceNew: true });
    this.socket.on('connect', () =>
      this.socket.emit('sync', match.id, String(seat), credentials, match.seats),
    );
    this.socket.on('sync', (_, { state }) => this.receive(state));
    this.socket.on('update', (_, state) => this.receive(state));
    this.socket.on('connect_error', (error) => match.news.fail(error));
  }

  receive(state) {
    this.state = state;
    this.match.news.tell();
  }

  ready() {
    return this.state.ctx.currentPlayer === String(this.seat) && this.state._stateID > this.spent;
  }

  choose() {
    const moves = options(this.state.G, this.seat);
    return moves[Math.floor(Math.random() * moves.length)];
  }

  /** Send a move; boardgame.io confirms it with a state of a higher number. */
  async confirmed([type, ...args]) {
    const playerID = String(this.seat);
    this.spent = this.state._stateID;
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: this.credentials } };
    this.socket.emit('update', action, this.spent, this.match.id, playerID);
    await this.match.news.until(() => this.state._stateID > this.spent);
    return true;
  }
}

export class Match {
  constructor(url, seats) {
    this.url = url;
    this.seats = seats;
    this.news = new News();
  }

  async open() {
    const lobby = `${this.url}/games/campaign`;
    const { matchID } = (await post(`${lobby}/create`, { numPlayers: this.seats })).body;
    this.id = matchID;
    const credentials = [];
    for (let seat = 0; seat < this.seats; seat += 1) {
      const joining = { playerID: String(seat), playerName: `Player ${seat}` };
      credentials.push((await post(`${lobby}/${matchID}/join`, joining)).body.playerCredentials);
    }
    // Only when all have joined: a socket that connects writes the match's players back as it read them.
    this.players = credentials.map((secret, seat) => new Player(this, seat, secret));
    await this.news.until(() => this.players.every(({ state }) => state));
  }

  /** The player to move, as soon as one may; null when the game is over. */
  async mover() {
    const over = () => this.players.some(({ state }) => state.ctx.gameover);
    const ready = () => this.players.find((player) => player.ready());
    await this.news.until(() => over() || ready());
    return over() ? null : ready();
  }

  close() {
    this.players.forEach(({ socket }) => socket.close());
  }
}
