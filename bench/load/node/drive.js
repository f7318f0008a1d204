// Plays at many tables at once: node drive.js SIDE URL TABLES WARM-UP SECONDS
//
// Each table has a socket for each seat and plays one move after another. A move's time runs from sending
// it to its confirmation at the seat that sent it. One program drives both servers, so that the clients cost
// the same; both sockets are those of the package ws, with which socket.io's client works in Node too.
// It says what it does in lines of JSON.

import { Match } from './boardgameio.js';
import { Table } from './quattrocento.js';

const SIDES = { 'boardgame.io': Match, quattrocento: Table };
const SEATS = 3;
const OPENED_AT_ONCE = 10;
const PROGRESS = 200;

const [side, url, ...numbers] = process.argv.slice(2);
const [tables, warmUp, seconds] = numbers.map(Number);

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const pause = (duration) => new Promise((resolve) => setTimeout(resolve, duration * 1000));

let state = 'warming';
let moves = 0;
let times = [];

async function opened() {
  const table = new SIDES[side](url, SEATS);
  await table.open();
  return table;
}

async function openedAll() {
  const open = [];
  while (open.length < tables) {
    const group = Math.min(OPENED_AT_ONCE, tables - open.length);
    open.push(...(await Promise.all(Array.from({ length: group }, opened))));
    say({ opened: open.length });
  }
  return open;
}

/** Play until time is up; where a game ends, the next one begins at a new table. */
async function play(table) {
  while (state !== 'over') {
    const player = await table.mover();
    if (player === null) {
      table.close();
      table = await opened();
      continue;
    }
    const move = player.choose();
    const sent = performance.now();
    if (await player.confirmed(move)) count(performance.now() - sent);
  }
  table.close();
}

function count(time) {
  moves += 1;
  if (state === 'measuring') times.push(time);
}

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

async function measured() {
  await pause(warmUp);
  const [began, used] = [performance.now(), process.cpuUsage()];
  state = 'measuring';
  say({ measuring: true });
  await pause(seconds);
  state = 'over';
  const elapsed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  say({ measuring: false });
  const sorted = Float64Array.from(times).sort();
  const driver = (user + system) / 1e6 / elapsed;
  return {
    rate: times.length / elapsed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    driver,
  };
}

try {
  const open = await openedAll();
  const progress = setInterval(() => say({ moves }), PROGRESS);
  const [result] = await Promise.all([measured(), ...open.map(play)]);
  clearInterval(progress);
  say({ result });
} catch (error) {
  process.stderr.write(`${side}: ${error.message}\n`);
  process.exit(1);
}
