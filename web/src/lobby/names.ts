/** Names of seats at a table, outside of its game. */

import type { TableSummary } from '../api/shapes';
import { preferences } from '../app/preferences.svelte';
import { say } from '../speech/speaker';

export function seatName(table: TableSummary, number: number): string {
  const seat = table.seats[number];
  if (!seat || seat.free) return say('seat-free');
  return seat.name ?? say('seat-name', { number });
}

/** Several seats as one list of names. */
export function seatNames(table: TableSummary): (seats: number[]) => string {
  const list = new Intl.ListFormat(preferences.language, { type: 'conjunction' });
  return (seats) => list.format(seats.map((seat) => seatName(table, seat)));
}

/** The name of a bot: its level, where the texts know one. */
export function botName(bot: string): string {
  return say(`bot-${bot}`) === `bot-${bot}` ? bot : say(`bot-${bot}`);
}

/** How things stand at a table, in a few words: whose turn it is, who won, what is missing. */
export function standing(table: TableSummary): string {
  const names = seatNames(table);
  if (table.study) return say('standing-study');
  if (table.state === 'gathering') {
    return say('standing-gathering', { free: table.seats.filter((seat) => seat.free).length });
  }
  if (table.state === 'ended') return say('standing-ended', { names: names(table.winners) });
  return table.your_turn ? say('your-turn') : say('standing-waits', { names: names(table.waiting) });
}
