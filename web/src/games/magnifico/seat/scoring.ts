/** The points that each player would score if the round ended now (MAG-10). */

import { NO_CASTLE, type Components, type MagnificoView } from '../shapes';

export const RACES = [
  'magnifico_leonardo',
  'workshop',
  'great_court',
  'imperial_crown',
  'perfect_cities',
] as const;
export type Race = (typeof RACES)[number];
export type RoundPoints = Record<Race, number>;

export function owned(view: MagnificoView, seat: number): number[] {
  return view.owner.flatMap((owner, territory) => (owner === seat ? [territory] : []));
}

export function castles(view: MagnificoView, seat: number): number[] {
  return owned(view, seat).filter((territory) => view.towers[territory] !== NO_CASTLE);
}

export function perfectCities(view: MagnificoView, components: Components, seat: number): number {
  const full = components.constants.max_towers;
  return castles(view, seat).filter((territory) => (view.towers[territory] ?? 0) >= full).length;
}

/** Alone all, two who tie half each, more nothing; a sole second half, where the option says so. */
export function shares(counts: number[], points: number, second: boolean): number[] {
  const best = Math.max(...counts);
  const leaders = counts.filter((count) => count === best).length;
  if (best === 0) return counts.map(() => 0);
  if (leaders > 1)
    return counts.map((count) => (count === best && (leaders === 2 || second) ? points / 2 : 0));
  const next = Math.max(0, ...counts.filter((count) => count < best));
  const sole = second && next > 0 && counts.filter((count) => count === next).length === 1;
  return counts.map((count) => (count === best ? points : sole && count === next ? points / 2 : 0));
}

/** The effects of which one card does all: a further copy can do nothing (MAG-R39). */
const ONE_DOES_ALL = ['intercept_tanks', 'cancel_castle', 'intercept_airplanes', 'castle_extra_assault'];

/** The fielded cards that count for the Workshop (MAG-10.2). */
export function workshopCards(view: MagnificoView, components: Components, seat: number): number {
  const fielded = view.fields[seat] ?? [];
  if (view.settings['workshop_cards'] === 'all') return fielded.length;
  const counts = (card: number, at: number) =>
    fielded.indexOf(card) === at || !ONE_DOES_ALL.includes(components.cards[card]?.effect ?? '');
  return fielded.filter(counts).length;
}

/** What the end of the round would give to each seat as things stand. */
export function roundPoints(view: MagnificoView, components: Components): RoundPoints[] {
  const worth = (id: Race) => components.scoring.find((row) => row.id === id)?.vp ?? 0;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const second = view.settings['second_place_vp'] === true;
  const race = (id: Race, count: (seat: number) => number) => shares(seats.map(count), worth(id), second);
  const workshop = race('workshop', (seat) => workshopCards(view, components, seat));
  const court = race('great_court', (seat) => castles(view, seat).length);
  const crown = race('imperial_crown', (seat) => owned(view, seat).length);
  return seats.map((seat) => ({
    magnifico_leonardo: seat === view.holder ? worth('magnifico_leonardo') : 0,
    workshop: workshop[seat] ?? 0,
    great_court: court[seat] ?? 0,
    imperial_crown: crown[seat] ?? 0,
    perfect_cities: perfectCities(view, components, seat) * worth('perfect_cities'),
  }));
}
