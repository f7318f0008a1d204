/** Before the tests: what all games share can be said, in both languages. */

import { learn, speak } from './texts';

await learn();
await speak('it');
await speak('en');
