/** Staged moments, built from the log: so a replay has them too, and nobody is shown more than his log tells. */

import type { GameInfo, LogLine } from '../../api/shapes';

const PLAIN = 0;
const GREAT = 2;
/** A card holds no more great events than this: what is more is read in the log. */
const MOST_GREAT = 6;

export interface Scene {
  /** As the game's Python names it; empty: great events that belong to no scene. */
  name: string;
  lines: LogLine[];
}

/** The scenes of these lines, in order. Small steps between two lines of one scene do not break it. */
export function scenesOf(game: GameInfo, lines: LogLine[]): Scene[] {
  const scenes: Scene[] = [];
  let open: Scene | undefined;
  for (const line of lines) {
    const kind = game.events[line.message];
    const name = kind?.scene ?? '';
    const great = !name && kind?.weight === GREAT;
    if (name || great) {
      if (open?.name !== name || (great && open.lines.length >= MOST_GREAT)) {
        open = { name, lines: [] };
        scenes.push(open);
      }
      open.lines.push(line);
    } else if ((kind?.weight ?? PLAIN) > PLAIN) open = undefined;
  }
  return scenes;
}

/** The scene that a line of the log belongs to; null where it belongs to none. */
export function sceneAt(game: GameInfo, log: LogLine[], line: LogLine): Scene | null {
  const name = game.events[line.message]?.scene;
  const at = log.indexOf(line);
  if (!name || at < 0) return null;
  return scenesOf(game, log).find((scene) => scene.lines.includes(line)) ?? null;
}

/** Whether the scene begins with this line: there the log offers to stage it again. */
export function opens(game: GameInfo, line: LogLine, before: LogLine | undefined): boolean {
  const name = game.events[line.message]?.scene;
  return !!name && (before === undefined || game.events[before.message]?.scene !== name);
}

export interface Bar {
  /** Of the longest bar, from 0 to 1. */
  share: number;
  count: number;
}

/**
 * The bar beside each line of a scene: lines of one kind that differ by one number (a bid, votes) are compared.
 * Null where there is nothing to compare.
 */
export function barsOf(game: GameInfo, lines: LogLine[]): (Bar | null)[] {
  const counts = lines.map((line) => theCount(game, line));
  return lines.map((line, at) => {
    const alike = counts.filter((_, other) => lines[other]?.message === line.message);
    const most = Math.max(...alike.map((count) => count ?? 0));
    const count = counts[at] ?? null;
    return count === null || alike.length < 2 || most <= 0
      ? null
      : { count, share: Math.max(0, count / most) };
  });
}

/** The one number of a line that stands for no thing and no seat. */
function theCount(game: GameInfo, line: LogLine): number | null {
  const kind = game.events[line.message];
  if (!kind || Object.keys(kind.scores).length > 0) return null;
  const things = new Set(['seat', ...Object.keys(game.kinds)]);
  const counts = kind.about.filter((name) => !things.has(name) && name !== 'opponent');
  const [only] = counts;
  return counts.length === 1 && only !== undefined ? (line.about[only] ?? null) : null;
}

export interface Points {
  source: string;
  points: number;
}

/** What a line scores, by source; empty where it scores nothing. */
export function pointsOf(game: GameInfo, line: LogLine): Points[] {
  const scores = Object.entries(game.events[line.message]?.scores ?? {});
  return scores
    .map(([parameter, source]) => ({ source, points: line.about[parameter] ?? 0 }))
    .filter(({ points }) => points !== 0);
}
