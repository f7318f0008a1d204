/** What events mark on the board, as the game's Python declares it for every kind of event. */

import { KINDS, type GameInfo, type LogLine } from '../../api/shapes';
import type { Marked, Thing } from '../../games/contract';

/** What these lines of the log mark for one pair of eyes, each thing or way once, the newest last. */
export function marksOf(game: GameInfo, lines: LogLine[], eyes = -1): Marked[] {
  const found = new Map<string, Marked>();
  for (const line of lines) {
    const kind = game.events[line.message];
    for (const mark of kind?.marks ?? []) {
      const at = thing(line, mark.at ?? mark.target);
      const from = thing(line, mark.origin);
      if (at) {
        const key = `${name(from)} ${name(at)}`;
        found.delete(key);
        const lost = eyes >= 0 && !!kind?.loses && line.about[kind.loses] === eyes;
        found.set(key, { at, from, seat: seatOf(line), weight: kind?.weight ?? 0, ...(lost && { lost }) });
      }
    }
  }
  return [...found.values()];
}

/** The seat that a line speaks of, or whose move it tells; null where there is none. */
export function seatOf(line: LogLine): number | null {
  const seat = line.about['seat'] ?? line.by;
  return typeof seat === 'number' && seat >= 0 ? seat : null;
}

function thing(line: LogLine, parameter: string | null | undefined): Thing | null {
  if (!parameter) return null;
  const noun = line.about[parameter];
  return typeof noun === 'number' && noun >= 0 ? { kind: KINDS[parameter] ?? parameter, noun } : null;
}

function name(of: Thing | null): string {
  return of ? `${of.kind}.${of.noun}` : '';
}
