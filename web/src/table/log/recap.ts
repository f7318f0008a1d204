/** What happened since the reader's last move: what he lost first, then what each player did. */

import { KINDS, type GameInfo, type LogLine } from '../../api/shapes';
import type { Thing } from '../../games/contract';
import { seatOf } from './marks';

const NOTABLE = 1;

export interface Loss {
  line: LogLine;
  /** What is gone, where it is one thing. */
  lost: Thing | null;
}

export interface Doings {
  /** Whose doings; null where nobody's. */
  seat: number | null;
  lines: LogLine[];
}

export interface Recap {
  losses: Loss[];
  doings: Doings[];
  /** How many lines are told neither here nor there: small steps. */
  rest: number;
}

/** Whether this seat is the worse for what a line tells. */
export function loses(game: GameInfo, line: LogLine, seat: number): boolean {
  const kind = game.events[line.message];
  return seat >= 0 && !!kind?.loses && line.about[kind.loses] === seat;
}

export function notable(game: GameInfo, line: LogLine): boolean {
  return (game.events[line.message]?.weight ?? 0) >= NOTABLE;
}

/** The recap of these lines for one seat. */
export function recapOf(game: GameInfo, lines: LogLine[], seat: number): Recap {
  const losses: Loss[] = [];
  const doings: Doings[] = [];
  let rest = 0;
  for (const line of lines) {
    if (!notable(game, line)) rest += 1;
    else if (loses(game, line, seat)) losses.push({ line, lost: lostIn(game, line) });
    else add(doings, line);
  }
  return { losses, doings, rest };
}

function add(doings: Doings[], line: LogLine): void {
  const seat = seatOf(line);
  const found = doings.find((one) => one.seat === seat);
  if (found) found.lines.push(line);
  else doings.push({ seat, lines: [line] });
}

function lostIn(game: GameInfo, line: LogLine): Thing | null {
  const parameter = game.events[line.message]?.lost;
  const noun = parameter ? line.about[parameter] : undefined;
  return parameter && noun !== undefined && noun >= 0
    ? { kind: KINDS[parameter] ?? parameter, noun }
    : null;
}
