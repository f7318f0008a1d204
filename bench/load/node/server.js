// boardgame.io's own server with its file storage: node server.js DIRECTORY PORT
//
// Two packages that it needs are held at the versions of its time. With koa-compose 4.2 it answers every request
// to its lobby with 404. Since 3.1.1 node-persist leaves some writes lying for a second where few come, and the
// match waits for them.

import { createRequire } from 'node:module';

import { game } from './game.js';

const { FlatFile, Server } = createRequire(import.meta.url)('boardgame.io/server');

const [directory, port] = process.argv.slice(2);
const server = Server({ games: [game], db: new FlatFile({ dir: directory }), origins: [] });
await server.run(Number(port));
