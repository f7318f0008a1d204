/** The score table, as view and display tell it (M4-4.2, M4-15). */

import { coloursInPlay } from '../lands';
import { holds, type Components } from '../shapes';
import type { M400Display, M400View } from '../view';

export interface Row {
  /** Cards to draw with a marker in this row. */
  draw: number;
  squares: { points: number; colours: number[] }[];
}

type Scores = Pick<M400View, 'player' | 'order'>;

/** The boxes with the markers on them. */
export function boxes(
  view: Scores,
  { box, draw_table }: Pick<M400Display, 'box' | 'draw_table'>,
  components: Components,
): Row[] {
  return components.score_bands.map((band) => ({
    draw: draw_table[band.min] ?? 0,
    squares: Array.from({ length: band.max - band.min + 1 }, (_, place) => {
      const points = band.min + place;
      const colours = coloursInPlay(view).filter((colour) => box[colour] === points);
      return { points, colours };
    }),
  }));
}

export interface Standing {
  colour: number;
  score: number;
  points: number;
  states: number;
  forecast: number;
  draws: number;
  barred: boolean;
}

/** What each colour has, in the order of play. */
export function standings(view: M400View, display: M400Display): Standing[] {
  return coloursInPlay(view).map((colour) => ({
    colour,
    score: view.score[colour] ?? 0,
    points: view.points[colour] ?? 0,
    states: display.states[colour] ?? 0,
    forecast: display.forecast[colour] ?? 0,
    draws: display.draws[colour] ?? 0,
    barred: holds(view.barred, colour),
  }));
}
