/** Where markers, armies and names stand on the map. */

import type { Point } from '../../../pieces/engraved/engraving';

/** Where a territory's middle lies too near to a neighbour's or to a coast, its group stands aside. */
const ASIDE: Record<string, Point> = {
  anglia: [412, 470],
  scotia: [388, 318],
  hibernia: [272, 418],
  norvegia: [668, 208],
  svecia: [795, 232],
  dania: [716, 398],
  flandria: [540, 530],
  luxeborg: [800, 588],
  burgundia: [530, 690],
  mediolanum: [590, 762],
  venetia: [664, 748],
  impero_romano_d_occidente: [722, 672],
  florentia: [636, 822],
  regnum_ecclesiae: [706, 878],
  neapolis: [792, 948],
  sicilia: [726, 1056],
  granata: [232, 985],
  aragona: [346, 872],
  aquitania: [372, 752],
  portugallia: [118, 862],
  serbia: [906, 812],
  valachia: [1030, 782],
  moldavia: [1090, 702],
  impero_ottomano: [1180, 938],
  byzantium: [964, 1058],
  caramania: [1322, 966],
  novgorod: [1120, 222],
  ordo_teutonicus: [962, 372],
  tartaria: [1370, 560],
};

/** The middle of a territory's group. */
export function middleOf(id: string, label: Point): Point {
  return ASIDE[id] ?? label;
}

/** Narrow seas, whose names need a place of their own and short lines. */
const WATERS: Record<string, Point> = {
  mare_balticum: [866, 350],
  mare_britannicum: [244, 498],
  mediterraneum_occidentale: [506, 868],
};

/** Where the name of a sea stands. */
export function waterOf(id: string, label: Point): Point {
  return WATERS[id] ?? label;
}

const LINE = 13;

/** A name in lines short enough for the map. */
export function lines(name: string, most = LINE): string[] {
  const made: string[] = [];
  for (const word of name.split(' ')) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < most) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}

const STEP = 25;

/** How far from the middle each of so many armies stands. */
export function abreast(count: number): number[] {
  return Array.from({ length: count }, (_, place) => (place - (count - 1) / 2) * STEP);
}
