/** Before the tests: what all games share can be said, in both languages. */

import { learn, speak } from './texts';

await learn();
await speak('it');
await speak('en');

// The browser of the tests has no media queries: it is a wide screen that asks for nothing special.
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
}
