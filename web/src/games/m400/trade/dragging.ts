/** Cards that are drawn with the pointer on to one side of an offer. Clicks and keys do the same. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const FORMAT = 'text/plain';

/** Lets an element be drawn away; what it stands for is a word. */
export function drawn(word: () => string): Attachment<HTMLElement> {
  return (element) => {
    element.draggable = true;
    return on(element, 'dragstart', (event) => event.dataTransfer?.setData(FORMAT, word()));
  };
}

/** Lets words be dropped on an element. */
export function dropped(take: (word: string) => void): Attachment<HTMLElement> {
  return (element) => {
    const ends = [
      on(element, 'dragover', (event) => event.preventDefault()),
      on(element, 'drop', (event) => {
        event.preventDefault();
        take(event.dataTransfer?.getData(FORMAT) ?? '');
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}
