/** When something was, as people say it: two minutes ago, yesterday, 3 May. */

import type { Language } from '../app/preferences.svelte';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
/** From then on the date says more than the distance. */
const LONG_AGO = 7 * DAY;

export function when(iso: string, now: number, language: Language): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (seconds < MINUTE) return ago.format(0, 'second');
  if (seconds < HOUR) return ago.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return ago.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < LONG_AGO) return ago.format(-Math.floor(seconds / DAY), 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
}
