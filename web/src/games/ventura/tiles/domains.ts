/** Domains: who owns a tile, what its formulas come to, and what a round brings and costs. */

import { cardsOf } from '../cards/cards';
import { around } from '../board/hexes';
import { cardOf } from '../nouns';
import {
  AREAS,
  NO_CARD,
  NOBODY,
  NOWHERE,
  type CardRow,
  type Components,
  type Formula,
  type VenturaView,
} from '../shapes';

const BONUS = 4;

export function ownerOf(view: Pick<VenturaView, 'domain'>, tile: number): number {
  return view.domain.findIndex((tiles) => tiles.includes(tile));
}

export function categoryOf(components: Components, tile: number): string {
  const type = components.tiles[tile]?.type;
  return components.territory_types.find((row) => row.id === type)?.category ?? '';
}

/** The tiles beside a place, whether or not a tile lies there itself. */
export function beside(view: Pick<VenturaView, 'spot'>, place: number): number[] {
  return around(place)
    .map((near) => view.spot.indexOf(near))
    .filter((tile) => tile >= 0);
}

/** What a formula comes to at a place, for the Domain of a seat: base + per × own neighbours of the category. */
export function valueOf(
  view: Pick<VenturaView, 'spot' | 'domain'>,
  components: Components,
  formula: Formula,
  place: number,
  seat: number,
): number {
  if (!formula.per || seat === NOBODY || place === NOWHERE) return formula.base;
  const own = view.domain[seat] ?? [];
  const counting = beside(view, place).filter(
    (tile) => own.includes(tile) && categoryOf(components, tile) === formula.category,
  );
  return formula.base + formula.per * counting.length;
}

/** What a Domain yields: the number of markers on the map, and more only where they have run out. */
function yieldOf(view: VenturaView, components: Components, seat: number): number {
  const beyond = view.settings['domain_beyond_markers'] === true;
  return (view.domain[seat] ?? []).reduce((sum, tile) => {
    const formula = components.tiles[tile]?.income;
    if (!beyond || !formula) return sum + (view.markers[tile] ?? 0);
    return sum + valueOf(view, components, formula, view.spot[tile] ?? NOWHERE, seat);
  }, 0);
}

/** The yield of the Domain, with what the family and Events add in the Upkeep Step. */
export function incomeOf(view: VenturaView, components: Components, seat: number): number {
  const family = components.families[view.family[seat] ?? NOBODY];
  const skilled = view.settings['familial_expertise'] === true && family?.effect === 'banking';
  const step = view.steps.at(-1);
  const events = step?.seat === seat && step.name === 'upkeep' ? (view.turn[BONUS] ?? 0) : 0;
  return yieldOf(view, components, seat) + (skilled ? (family?.params['florins'] ?? 0) : 0) + events;
}

/** The Maintenance of all cards in play. */
export function maintenanceOf(view: VenturaView, cards: CardRow[], seat: number): number {
  let total = 0;
  for (let troop = seat * AREAS; troop < (seat + 1) * AREAS; troop++) {
    const companies = view.companies[troop] ?? [];
    const captain = view.captain[troop] ?? NO_CARD;
    const leader = captain === NO_CARD ? undefined : cards[captain];
    const due = companies.reduce((sum, company) => sum + (cards[cardOf(company)]?.maintenance ?? 0), 0);
    const discount = leader?.effect === 'upkeep_discount' ? Number(leader.params['n'] ?? 0) : 0;
    total += Math.max(0, due + (leader?.maintenance ?? 0) - discount);
  }
  return total;
}

export interface Upkeep {
  income: number;
  maintenance: number;
  /** The Florins after the step; below 0 cards must be dismissed. */
  left: number;
}

/** Whether this seat is in its Upkeep Step, or settles what a dismissal there has left open. */
export function paysUpkeep(view: VenturaView, seat: number): boolean {
  return view.steps.some((step) => step.name === 'upkeep' && step.seat === seat);
}

/** The next Upkeep Step of a seat as things stand. */
export function upkeepOf(view: VenturaView, components: Components, seat: number): Upkeep {
  const income = incomeOf(view, components, seat);
  const maintenance = maintenanceOf(view, cardsOf(components), seat);
  return { income, maintenance, left: (view.florins[seat] ?? 0) + income - maintenance };
}

export function papalOf(view: VenturaView, components: Components, seat: number): number {
  return (view.domain[seat] ?? []).filter((tile) => components.tiles[tile]?.type === 'papal').length;
}
