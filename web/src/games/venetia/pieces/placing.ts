/** Where the pieces and names of colonies and regions stand on the map. */

import type { Point } from '../../../pieces/engraved/engraving';

/** On which side of its seal a colony's name and Influence are written: away from its neighbours. */
export type Side = 'east' | 'west';

const WEST = new Set([
  'barcellona',
  'acquemorte',
  'palermo',
  'trani',
  'otranto',
  'patrasso',
  'modone',
  'varna',
  'candia',
  'maurocastro',
  'soldaia',
  'famagosta',
  'alessandria',
  'tripoli',
  'tunisi',
]);

export function sideOf(colony: string): Side {
  return WEST.has(colony) ? 'west' : 'east';
}

/** Where the plaque of a region stands: on its land where there is room, else beside it. */
const PLAQUES: Record<string, Point> = {
  ponente: [92, 300],
  sicilia: [590, 606],
  dalmazia: [848, 262],
  albania: [904, 340],
  morea: [790, 692],
  romania: [1000, 404],
  arcipelago: [1046, 782],
  tartaria: [1254, 92],
  levante: [1514, 652],
  africa: [940, 912],
};

export function plaqueOf(region: string, label: Point): Point {
  return PLAQUES[region] ?? label;
}

/** The hand-colouring of the map. */
const TINTS: Record<string, string> = {
  ponente: '#c9a24e',
  sicilia: '#8aa06a',
  dalmazia: '#b77f86',
  albania: '#c58f4f',
  morea: '#94a370',
  romania: '#a86f6a',
  arcipelago: '#b98a73',
  tartaria: '#7f93a8',
  levante: '#a98fa6',
  africa: '#ccae6c',
};

/** Land that the reader does not reach stays pale. */
const PALE = '#b9a98a';

export function tintOf(region: string, reached: boolean): string {
  return reached ? (TINTS[region] ?? PALE) : PALE;
}

/** Without what an atlas adds in brackets. */
export function shortName(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

/** Influence as single tokens, seat by seat. */
export function tokens(bySeat: number[]): number[] {
  return bySeat.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}

/** Some tokens of a seat, drawn as one with their number, or a single one. */
export interface Pile {
  seat: number;
  count: number | null;
}

/** More tokens than this stand for each seat in one pile. */
const MOST_SINGLE = 6;

/** Influence in a colony: single tokens, or piles where a revolt has left more than there is room for. */
export function piles(bySeat: number[]): Pile[] {
  const single = tokens(bySeat).map((seat) => ({ seat, count: null }));
  if (single.length <= MOST_SINGLE) return single;
  return bySeat.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
}
