/** The log of a table, kept from the frames. */

import type { Frame, LogLine } from '../../api/shapes';

/** The log after a frame: so many events are kept, then the new ones follow; the same log where nothing is new. */
export function appended(log: LogLine[], news: Frame['log']): LogLine[] {
  if (news.keep === log.length && news.events.length === 0) return log;
  return [...log.slice(0, news.keep), ...news.events];
}

/** The events behind the first so many; none where the log has become shorter. */
export function since(log: LogLine[], seen: number): LogLine[] {
  return log.slice(Math.min(seen, log.length));
}
