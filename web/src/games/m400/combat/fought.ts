/** The newest combat as the log tells it: battles that are over leave the table, and then the combat itself does (M4-10.13). */

import type { Saying } from '../../contract';
import { NO_CARD, OPEN, type Line, type Side } from './combat';
import { NOBODY, type CardRow, type Components } from '../shapes';

/** A battle that was fought: the cards of both sides, and the side that won it. */
export interface Battle {
  lines: [Line, Line];
  winner: Side | typeof OPEN;
}

export interface Fought {
  territory: number;
  /** Seats: attacker, defender. */
  seats: [number, number];
  /** Player colours: attacker, defender; -1 where the log does not tell. */
  colours: [number, number];
  /** By card colour. */
  battles: Map<number, Battle>;
  /** Why somebody did not lead or answer. */
  lacks: Saying[];
  /** How it ended, or null while it is fought. */
  outcome: Saying | null;
  /** No turn of the reader has begun since; to who only watches, no turn at all. */
  fresh: boolean;
}

const number = (event: Saying, name: string) => Number(event.about[name] ?? -1);

const unplayed = (): Line => ({ card: NO_CARD, bonus: 0, malus: 0, total: 0 });

const OUTCOMES = new Set(['event-conquered', 'event-defended']);
const LACKS = new Set(['event-no-answer', 'event-no-lead', 'event-no-lead-of']);

/** The newest combat of the log, or null where there was none yet. */
export function foughtLast(log: readonly Saying[], components: Components, eyes: number): Fought | null {
  const begun = log.findLastIndex(({ message }) => message === 'event-war-declared');
  const war = log[begun];
  if (!war) return null;
  const since = log.slice(begun + 1);
  const end = since.findIndex(({ message }) => OUTCOMES.has(message));
  const events = end < 0 ? since : since.slice(0, end);
  const outcome = since[end] ?? null;
  const fought: Fought = {
    territory: number(war, 'territory'),
    seats: [number(war, 'seat'), number(war, 'opponent')],
    colours: [attackerOf(log.slice(0, begun)), defenderOf(outcome)],
    battles: new Map(),
    lacks: events.filter(({ message }) => LACKS.has(message)),
    outcome,
    fresh: !since.some((event) => isTurnOf(event, eyes)),
  };
  let battle: Battle | null = null;
  for (const event of events) battle = told(event, battle, fought, components);
  for (const one of fought.battles.values()) total(one, components);
  return fought;
}

function isTurnOf(event: Saying, eyes: number): boolean {
  return event.message === 'event-turn-began' && (eyes < 0 || number(event, 'seat') === eyes);
}

/** Only the colour whose turn it is attacks. */
function attackerOf(before: Saying[]): number {
  const turn = before.findLast(({ message }) => message === 'event-turn-began');
  return turn ? number(turn, 'colour') : NOBODY;
}

function defenderOf(outcome: Saying | null): number {
  if (!outcome) return NOBODY;
  return number(outcome, outcome.message === 'event-defended' ? 'colour' : 'other_colour');
}

/** What one event adds; returns the battle that goes on. */
function told(event: Saying, battle: Battle | null, fought: Fought, components: Components): Battle | null {
  const side: Side = number(event, 'seat') === fought.seats[0] ? 0 : 1;
  switch (event.message) {
    case 'event-led': {
      const begun: Battle = { lines: [unplayed(), unplayed()], winner: OPEN };
      begun.lines[0].card = number(event, 'card');
      fought.battles.set(colourOf(begun, components), begun);
      return begun;
    }
    case 'event-answered':
      if (battle) battle.lines[side].card = number(event, 'card');
      return battle;
    case 'event-added':
      if (battle) {
        battle.lines[side].bonus += number(event, 'bonus');
        battle.lines[side].malus += number(event, 'malus');
      }
      return battle;
    case 'event-battle-won':
      if (battle) battle.winner = side;
      return null;
    default:
      return battle;
  }
}

function colourOf({ lines: [led] }: Battle, { card_colours, cards }: Components): number {
  return card_colours.findIndex(({ id }) => id === cards[led.card]?.colour);
}

/** Combat card, plus the own bonus cards, minus the malus cards of the other side (M4-10.7). */
function total({ lines }: Battle, { cards }: Components): void {
  const colour = cards[lines[0].card]?.colour;
  const worth = (card: CardRow | undefined) => card?.params['value'] ?? 0;
  const each = (kind: string) => worth(cards.find((row) => row.kind === kind && row.colour === colour));
  lines.forEach((line, side) => {
    const against = lines[1 - side]?.malus ?? 0;
    line.total = worth(cards[line.card]) + line.bonus * each('bonus') - against * each('malus');
  });
}
