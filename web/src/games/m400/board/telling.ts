/** Territories and armies in words, for who does not see them. */

import type { TableContext } from '../../contract';
import { isCapital, tokensOn, armiesOn } from '../lands';
import { colourOf, componentsOf, holds, NOBODY, viewOf } from '../shapes';

export function armyText(table: TableContext, army: number): string {
  const { speech } = table;
  const view = viewOf(table);
  const about = {
    army: speech.name('army', army),
    seat: speech.seat(view.player[colourOf(army)] ?? NOBODY),
  };
  return speech.say(holds(view.blocked, army) ? 'army-blocked' : 'army-of', about);
}

/** Whose a territory is, and what it is worth. */
export function ownerText(table: TableContext, territory: number): string {
  const { speech } = table;
  const view = viewOf(table);
  const owner = view.owner[territory] ?? NOBODY;
  const about = {
    territory: speech.name('territory', territory),
    value: componentsOf(table.game).territories[territory]?.value ?? 0,
  };
  const whose = () => ({
    ...about,
    colour: speech.name('colour', owner),
    seat: speech.seat(view.player[owner] ?? NOBODY),
  });
  if (isCapital(table, territory))
    return owner === NOBODY ? speech.say('map-capital-free', about) : speech.say('map-capital', whose());
  return owner === NOBODY ? speech.say('map-free', about) : speech.say('map-owned', whose());
}

/** Everything about a territory on the map, in sentences. */
export function territoryText(table: TableContext, territory: number): string {
  const { speech } = table;
  const view = viewOf(table);
  const tokens = tokensOn(view, territory);
  const parts = [
    ownerText(table, territory),
    ...armiesOn(view, territory).map((army) => armyText(table, army)),
    ...(tokens > 0 ? [speech.say('map-plague', { tokens })] : []),
    ...(table.lit('territory', territory) ? [speech.say('map-lit')] : []),
  ];
  return parts.join(' ');
}
