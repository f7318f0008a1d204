/** Places in words, for who does not see the map. */

import type { TableContext } from '../contract';
import { has } from './bits';
import { at, componentsOf, displayOf, NOBODY, readerOf, viewOf } from './shapes';

/** "Anna 2, Bruno 1", or that there is none. */
export function influenceText(table: TableContext, bySeat: number[]): string {
  const { speech } = table;
  const parts = bySeat.flatMap((count, seat) =>
    count > 0 ? [speech.say('influence-of', { seat: speech.seat(seat), count })] : [],
  );
  return parts.length > 0 ? parts.join(', ') : speech.say('influence-none');
}

const withLit = (table: TableContext, kind: string, noun: number, parts: string[]) =>
  (table.lit(kind, noun) ? [...parts, table.speech.say('map-lit')] : parts).join(' ');

export function colonyText(table: TableContext, colony: number): string {
  const { speech } = table;
  const view = viewOf(table);
  const row = componentsOf(table.game).colonies[colony];
  const owner = view.podesta[colony] ?? NOBODY;
  const parts = [
    speech.say(row?.kind === 'major' ? 'colony-major' : 'colony-minor', {
      colony: speech.name('colony', colony),
      value: row?.value ?? 0,
      influence: influenceText(table, at(view.influence, colony, view.seats)),
    }),
  ];
  if (owner !== NOBODY) parts.push(speech.say('colony-podesta', { seat: speech.seat(owner) }));
  return withLit(table, 'colony', colony, parts);
}

export function regionText(table: TableContext, region: number): string {
  const { speech } = table;
  const view = viewOf(table);
  const kingdom = view.kingdom[region] ?? -1;
  const value = componentsOf(table.game).regions[region]?.value ?? 0;
  const parts = [speech.say('region-value', { region: speech.name('region', region), value })];
  if (kingdom >= 0) parts.push(speech.say('region-kingdom', { kingdom: speech.name('kingdom', kingdom) }));
  const { barred, reached: routes } = displayOf(table);
  const reached = has(routes[readerOf(table)] ?? 0, region);
  parts.push(speech.say(reached ? 'region-reached' : 'region-far'));
  if (has(barred, region)) parts.push(speech.say('region-barred'));
  return withLit(table, 'region', region, parts);
}

export function seaText(table: TableContext, sea: number): string {
  const { speech } = table;
  const view = viewOf(table);
  const about = { sea: speech.name('sea', sea), value: componentsOf(table.game).seas[sea]?.value ?? 0 };
  const fleets = view.fleets[sea] ?? 0;
  const influence = influenceText(table, at(view.sea_influence, sea, view.seats));
  const told = has(view.control, sea)
    ? speech.say('sea-controlled', about)
    : fleets > 0
      ? speech.say('sea-fleets', { ...about, fleets })
      : speech.say('sea-open', { ...about, influence });
  return withLit(table, 'sea', sea, [told]);
}
