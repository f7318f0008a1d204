/** The hand-colouring of the map: neighbouring lands of one culture in one pale tint. */

const REGIONS: [tint: string, lands: string[]][] = [
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

const TINTS = new Map(REGIONS.flatMap(([tint, lands]) => lands.map((land) => [land, tint] as const)));

export function tintOf(territory: string): string {
  return TINTS.get(territory) ?? '#b9a98a';
}
