/** The hand-colouring of the map: neighbouring lands of one culture in one pale tint. */

import { tinted, type Regions } from '../../../pieces/figures/dyeing';

const REGIONS: Regions = [
  ['#b98a73', ['anglia', 'scotia', 'hibernia']],
  ['#7f93a8', ['norvegia', 'svecia', 'dania']],
  ['#8aa06a', ['gallia', 'aquitania', 'burgundia', 'flandria']],
  ['#c9a24e', ['castella', 'portugallia', 'granata', 'aragona']],
  ['#b77f86', ['germania', 'impero_romano_d_occidente']],
  ['#8f86b0', ['luxeborg']],
  ['#c58f4f', ['mediolanum', 'florentia', 'regnum_ecclesiae', 'neapolis', 'sicilia']],
  ['#6f9c93', ['venetia']],
  ['#a98fa6', ['ungheria', 'serbia', 'valachia', 'moldavia']],
  ['#bf8a5e', ['impero_ottomano', 'caramania']],
  ['#9c6f93', ['byzantium']],
  ['#94a370', ['polonia', 'ordo_teutonicus', 'lituania']],
  ['#8fa3a0', ['novgorod', 'moscovia']],
  ['#ccae6c', ['tartaria']],
];

export const tintOf = tinted(REGIONS);
