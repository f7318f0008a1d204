/** The stops of the keyboard on a board: one of them is reached by Tab, the others from there by the arrow keys. */

import { createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Point } from '../engraved/engraving';
import { towards } from './neighbours';

export class Stops {
  #current = $state(0);
  #elements: (HTMLElement | SVGElement | undefined)[] = [];
  #points: () => Point[];
  #attend: (element: Element, point: Point | undefined) => void;

  /** `attend` is told when the focus has come to a stop. */
  constructor(points: () => Point[], attend: (element: Element, point: Point | undefined) => void) {
    this.#points = points;
    this.#attend = attend;
  }

  /** Whether Tab leads here. */
  isNext(stop: number): boolean {
    return Math.min(this.#current, this.#points().length - 1) === stop;
  }

  /** Makes an element the stop of this number. */
  at(stop: number): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      this.#elements[stop] = element;
      const ends = [
        on(element, 'focus', () => {
          this.#current = stop;
          this.#attend(element, this.#points()[stop]);
        }),
        on(element, 'keydown', (event) => this.#walk(event as KeyboardEvent, stop)),
      ];
      return () => {
        for (const end of ends) end();
        if (this.#elements[stop] === element) this.#elements[stop] = undefined;
      };
    };
  }

  #walk(event: KeyboardEvent, from: number): void {
    const next = towards(event.key, from, this.#points());
    if (next === null) return;
    event.preventDefault();
    this.#elements[next]?.focus();
  }
}

/** The stops of the board that a component lies on. */
export const [stopsHere, layStops] = createContext<Stops>();
