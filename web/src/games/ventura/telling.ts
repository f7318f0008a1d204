/** Tiles and Troops in words: for who does not see them, and for the note beside the map. */

import type { Speech, TableContext } from '../contract';
import { categoryOf, ownerOf } from './tiles/domains';
import { grows, valuesOf, type TileValue } from './tiles/formulas';
import { componentsOf, viewOf, type Components } from './shapes';
import { troopsOn } from './troops/troops';
import type { CardInPlay, FreePlace, Troop } from './view';

export function categoryName(components: Components, id: string, language: 'en' | 'it'): string {
  return components.categories.find((row) => row.id === id)?.[`name_${language}`] ?? id;
}

/** A formula in words, as on the tile: 1 + 1 for each own neighbour of the category. */
export function formulaText(speech: Speech, components: Components, { formula }: TileValue): string {
  const { base, per = 0, category = '' } = formula;
  if (per === 0) return String(base);
  const name = categoryName(components, category, speech.language);
  return speech.say('tile-formula', { base, per, category: name });
}

export function companyText(speech: Speech, { card, wounds }: CardInPlay): string {
  const name = speech.name('card', card);
  return wounds > 0 ? speech.say('card-hurt', { card: name, wounds }) : name;
}

export function troopText(speech: Speech, troop: Troop): string {
  const companies = troop.companies.map((company) => companyText(speech, company)).join(', ');
  const about = { area: troop.area, seat: speech.seat(troop.seat), companies };
  return troop.captain
    ? speech.say('troop-army', { ...about, card: speech.name('card', troop.captain.card) })
    : speech.say('troop-single', about);
}

/** The values of a tile, each in a sentence. */
export function valuesText(table: TableContext, tile: number): string {
  const { speech } = table;
  const components = componentsOf(table.game);
  const values = valuesOf(table, tile).map((value) => {
    const said = { value: speech.say(`value-sign-${value.sign}`), sum: value.sum };
    return grows(value)
      ? speech.say('tile-value-formula', { ...said, formula: formulaText(speech, components, value) })
      : speech.say('tile-value', said);
  });
  const move = { value: speech.say('tile-move'), sum: components.tiles[tile]?.move ?? 0 };
  return [...values, speech.say('tile-value', move)].join(' ');
}

/** A free place on the map, with the tiles that lie beside it. */
export function spaceText({ speech }: TableContext, { q, r, beside }: FreePlace, open: boolean): string {
  const near = beside.map((tile) => speech.name('territory', tile));
  return speech.say(open ? 'map-space' : 'map-closed', { q, r, near: near.join(', ') });
}

/** Everything about a tile on the map, in sentences. */
export function tileText(table: TableContext, tile: number): string {
  const { speech } = table;
  const [view, components] = [viewOf(table), componentsOf(table.game)];
  const owner = ownerOf(view, tile);
  const about = {
    territory: speech.name('territory', tile),
    category: categoryName(components, categoryOf(components, tile), speech.language),
    markers: view.markers[tile] ?? 0,
  };
  const parts = [
    owner < 0
      ? speech.say('map-free', about)
      : speech.say('map-owned', { ...about, seat: speech.seat(owner) }),
    valuesText(table, tile),
    ...troopsOn(table, tile).map((troop) => troopText(speech, troop)),
  ];
  if (table.lit('territory', tile)) parts.push(speech.say('map-lit'));
  return parts.join(' ');
}
