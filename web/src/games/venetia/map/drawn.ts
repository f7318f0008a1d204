/** The standard map, for pages that have no table to ask. */

import drawn from '../../../../../src/quattrocento/games/venetia/map.json';
import type { VenetiaMap } from '../shapes';

export const DRAWN = drawn as unknown as VenetiaMap;
