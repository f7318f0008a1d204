// The game that boardgame.io plays here: as much to know, to hide and to change in a move as Magnifico has.

import { createRequire } from 'node:module';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const TERRITORIES = 32;
const CARDS = 60;
const MOVES_IN_A_TURN = 4;
// Random games of Magnifico end after about 230 moves.
const TURNS = 58;
const SOLDIER = 10;
const TOWER = 50;

const neighbours = (territory) =>
  [1, 8, TERRITORIES - 8, TERRITORIES - 1].map((way) => (territory + way) % TERRITORIES);

const each = (value) => Array(TERRITORIES).fill(value);

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const seats = ctx.playOrder.map(Number);
  return {
    owner: each(0).map((_, territory) => territory % ctx.numPlayers),
    soldiers: each(3),
    tanks: each(0),
    airplanes: each(0),
    towers: each(-1),
    money: seats.map(() => 100),
    points: seats.map(() => 0),
    supply: seats.map(() => 40),
    fields: seats.map(() => []),
    archives: seats.map(() => []),
    hands: seats.map(() => deck.splice(0, 4)),
    deck,
    unseen: Array(30).fill(2),
    discarded: [],
    offers: seats.map(() => 0),
    hasBid: seats.map(() => false),
    dice: [],
    options: {
      targetPoints: 30,
      machineCost: 'card',
      unsoldCards: 'bottom',
      richStart: false,
      tieReference: 'old',
    },
  };
}

/** What a player may do, as the moves' names and arguments. */
export function options(G, seat) {
  const own = each(0)
    .map((_, territory) => territory)
    .filter((territory) => G.owner[territory] === seat);
  const moves = [['pass']];
  if (G.money[seat] >= SOLDIER) moves.push(...own.map((territory) => ['recruit', territory]));
  if (G.money[seat] >= TOWER) {
    moves.push(
      ...own.filter((territory) => G.towers[territory] < 0).map((territory) => ['build', territory]),
    );
  }
  const reached = own.filter((territory) => G.soldiers[territory] > 1).flatMap(neighbours);
  const targets = new Set(reached.filter((territory) => G.owner[territory] !== seat));
  moves.push(...[...targets].map((territory) => ['attack', territory]));
  moves.push(...G.hands[seat].map((card) => ['play', card]));
  return moves;
}

function recruit({ G, playerID }, territory) {
  if (G.owner[territory] !== Number(playerID) || G.money[playerID] < SOLDIER) return INVALID_MOVE;
  G.money[playerID] -= SOLDIER;
  G.soldiers[territory] += 1;
}

function build({ G, playerID }, territory) {
  if (G.owner[territory] !== Number(playerID) || G.towers[territory] >= 0) return INVALID_MOVE;
  if (G.money[playerID] < TOWER) return INVALID_MOVE;
  G.money[playerID] -= TOWER;
  G.towers[territory] = 1;
  G.points[playerID] += 1;
}

function attack({ G, playerID, random }, target) {
  const seat = Number(playerID);
  const origin = neighbours(target).find((place) => G.owner[place] === seat && G.soldiers[place] > 1);
  if (origin === undefined || G.owner[target] === seat) return INVALID_MOVE;
  G.dice = random.D6(2);
  G.soldiers[G.dice[0] > G.dice[1] ? target : origin] -= 1;
  if (G.soldiers[target] > 0) return;
  G.owner[target] = seat;
  G.soldiers[target] = 1;
  G.soldiers[origin] -= 1;
  G.points[seat] += 1;
}

function play({ G, playerID }, card) {
  const place = G.hands[playerID].indexOf(card);
  if (place < 0) return INVALID_MOVE;
  G.hands[playerID].splice(place, 1);
  G.discarded.push(card);
  G.unseen[card % G.unseen.length] -= 1;
  G.points[playerID] += 2;
}

function pass({ events }) {
  events.endTurn();
}

function income({ G, ctx }) {
  const seat = Number(ctx.currentPlayer);
  G.money[seat] += 5 * G.owner.filter((owner) => owner === seat).length;
  if (G.deck.length > 0) G.hands[seat].push(G.deck.pop());
}

/** A player sees the own hand, of the others' hands and of the deck only the size. */
function playerView({ G, playerID }) {
  const hands = G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.length));
  return { ...G, hands, deck: G.deck.length };
}

export const game = {
  name: 'campaign',
  // With undo it keeps a copy of the state for each move of the turn, and is an eighth slower.
  disableUndo: true,
  setup,
  playerView,
  moves: { recruit, build, attack, play, pass },
  turn: { minMoves: 1, maxMoves: MOVES_IN_A_TURN, onBegin: income },
  endIf: ({ ctx }) => (ctx.turn > TURNS ? { over: true } : undefined),
};
