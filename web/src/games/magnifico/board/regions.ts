/** The hand-colouring of the map: neighbouring lands of one culture in one pale tint. */

import { tinted, type Regions } from '../../../pieces/figures/dyeing';

const REGIONS: Regions = [
  ['#b98a73', ['dublin', 'london']],
  ['#c9a24e', ['lisbon', 'toledo', 'seville', 'barcelona']],
  ['#8aa06a', ['bordeaux', 'paris', 'lyon']],
  ['#b77f86', ['utrecht', 'hamburg', 'nuremberg', 'prague', 'vienna']],
  ['#c58f4f', ['milan', 'venice', 'florence', 'rome', 'naples']],
  ['#7f93a8', ['copenhagen', 'stockholm']],
  ['#94a370', ['krakow', 'vilnius', 'moscow', 'kiev']],
  ['#a98fa6', ['buda', 'ragusa']],
  ['#bf8a5e', ['athens', 'constantinople', 'bursa']],
  ['#ccae6c', ['fez', 'tunis']],
];

export const tintOf = tinted(REGIONS);
