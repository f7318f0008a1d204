/** Names of seats at a table, outside of its game. */

import type { TableSummary } from '../api/shapes';
import { settings } from '../app/settings.svelte';
import { say } from '../speech/speaker';

export function seatName(table: TableSummary, number: number): string {
  const seat = table.seats[number];
  if (!seat || seat.free) return say('seat-free');
  return seat.name ?? say('seat-name', { number: number + 1 });
}

/** Several seats as one list of names. */
export function seatNames(table: TableSummary): (seats: number[]) => string {
  const list = new Intl.ListFormat(settings.language, { type: 'conjunction' });
  return (seats) => list.format(seats.map((seat) => seatName(table, seat)));
}

/** The name of a bot: its level, where the texts know one. */
export function botName(bot: string): string {
  return say(`bot-${bot}`) === `bot-${bot}` ? bot : say(`bot-${bot}`);
}
