/** The newest combat as the log tells it: battles that are over leave the table, and then the combat itself does (M4-10.13). */

import type { LogLine } from '../../contract';
import { colourOfCard } from '../cards/cards';
import { NO_CARD, OPEN, type Line, type Side } from './combat';
import type { Components } from '../shapes';

/** A battle that was fought: the cards of both sides, and the side that won it. */
export interface Battle {
  lines: [Line, Line];
  winner: Side | typeof OPEN;
}

export interface Fought {
  territory: number;
  /** Seats: attacker, defender. */
  seats: [number, number];
  /** Player colours: attacker, defender. */
  colours: [number, number];
  /** By card colour. */
  battles: Map<number, Battle>;
  /** Why somebody did not lead or answer. */
  lacks: LogLine[];
  /** How it ended, or null while it is fought. */
  outcome: LogLine | null;
  /** No turn of the reader has begun since; to who only watches, no turn at all. */
  fresh: boolean;
}

const number = (event: LogLine, name: string) => Number(event.about[name] ?? -1);

const unplayed = (): Line => ({ card: NO_CARD, bonus: 0, malus: 0, total: 0 });

const OUTCOMES = new Set(['event-conquered', 'event-defended']);
const LACKS = new Set(['event-no-answer', 'event-no-lead', 'event-no-lead-of']);

/** The newest combat of the log, or null where there was none yet. */
export function foughtLast(log: readonly LogLine[], components: Components, eyes: number): Fought | null {
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
    colours: [number(war, 'colour'), number(war, 'other_colour')],
    battles: new Map(),
    lacks: events.filter(({ message }) => LACKS.has(message)),
    outcome,
    fresh: !since.some((event) => isTurnOf(event, eyes)),
  };
  let battle: Battle | null = null;
  for (const event of events) battle = told(event, battle, fought, components);
  return fought;
}

function isTurnOf(event: LogLine, eyes: number): boolean {
  return event.message === 'event-turn-began' && (eyes < 0 || number(event, 'seat') === eyes);
}

/** What one event adds; returns the battle that goes on. */
function told(
  event: LogLine,
  battle: Battle | null,
  fought: Fought,
  components: Components,
): Battle | null {
  const side: Side = number(event, 'seat') === fought.seats[0] ? 0 : 1;
  switch (event.message) {
    case 'event-led': {
      const begun: Battle = { lines: [unplayed(), unplayed()], winner: OPEN };
      begun.lines[0].card = number(event, 'card');
      fought.battles.set(colourOfCard(components, begun.lines[0].card), begun);
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
      if (battle) {
        battle.winner = side;
        battle.lines[0].total = number(event, 'attack');
        battle.lines[1].total = number(event, 'defence');
      }
      return null;
    default:
      return battle;
  }
}
