/** The score table, as the view tells it (M4-4.2, M4-15). */

import { coloursInPlay } from '../lands';
import { holds, type Components, type M400View } from '../shapes';

export interface Row {
  /** Cards to draw with a marker in this row. */
  draw: number;
  squares: { points: number; colours: number[] }[];
}

type Scores = Pick<M400View, 'score' | 'player' | 'settings' | 'order'>;

/** The boxes with the markers on them. A score beyond the last box stands on it (M4-R8). */
export function boxes(view: Scores, components: Components): Row[] {
  const last = Math.max(...components.score_bands.map((band) => band.max));
  const draw = `draw_${String(view.settings['draw_table'])}` as const;
  return components.score_bands.map((band) => ({
    draw: band[draw] ?? 0,
    squares: Array.from({ length: band.max - band.min + 1 }, (_, place) => {
      const points = band.min + place;
      const colours = coloursInPlay(view).filter(
        (colour) => Math.min(view.score[colour] ?? 0, last) === points,
      );
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
export function standings(view: M400View): Standing[] {
  return coloursInPlay(view).map((colour) => ({
    colour,
    score: view.score[colour] ?? 0,
    points: view.points[colour] ?? 0,
    states: view.states[colour] ?? 0,
    forecast: view.forecast[colour] ?? 0,
    draws: view.draws[colour] ?? 0,
    barred: holds(view.barred, colour),
  }));
}
