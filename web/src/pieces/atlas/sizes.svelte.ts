/** How large things are on the sheet that a component lies on. */

import { createContext } from 'svelte';

export interface Sizes {
  /** Units of the sheet for each pixel of the screen. */
  readonly pixel: number;
  /** Units of the sheet for each of a piece. */
  readonly piece: number;
}

/**
 * Told by a context and not by a property of CSS: one that is inherited would have the style of every single part of
 * every piece worked out again after each zoom.
 */
export const [sizesHere, laySizes] = createContext<Sizes>();
