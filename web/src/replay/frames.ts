/** The frames of a replay: only what changed is sent, so the whole views are put together here. */

import type { LogLine, Replay, ReplayFrame, TextBoard, View } from '../api/shapes';

/** The whole view at every frame. */
export function wholeViews(frames: ReplayFrame[]): View[] {
  const views: View[] = [];
  for (const frame of frames) views.push({ ...views.at(-1), ...frame.view });
  return views;
}

/** The board in text at every frame; none where the game needs none. */
export function wholeBoards(frames: ReplayFrame[]): (TextBoard | undefined)[] {
  const boards: (TextBoard | undefined)[] = [];
  for (const frame of frames) boards.push(frame.board ?? boards.at(-1));
  return boards;
}

/** What the game shows besides the view at every frame. */
export function wholeDisplays(frames: ReplayFrame[]): unknown[] {
  const displays: unknown[] = [];
  for (const frame of frames) displays.push(frame.display ?? displays.at(-1) ?? null);
  return displays;
}

/** A frame that exists: the last one where none is named. */
export function bounded(at: number | null, count: number): number {
  const last = Math.max(0, count - 1);
  return at === null ? last : Math.min(Math.max(0, at), last);
}

/** The events that led from the frame before to this one. */
export function eventsAt(replay: Replay, at: number): LogLine[] {
  const before = at > 0 ? (replay.frames[at - 1]?.log ?? 0) : 0;
  return replay.log.slice(before, replay.frames[at]?.log ?? 0);
}

/** The frame that a line of the log belongs to: the first one that tells it. */
export function frameOf(replay: Replay, line: number): number {
  const at = replay.frames.findIndex((frame) => frame.log > line);
  return at < 0 ? Math.max(0, replay.frames.length - 1) : at;
}
