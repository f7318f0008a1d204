/** A table for tests of boards, with three lands in a row. */

import { vi } from 'vitest';
import type { TableContext } from '../../games/contract';
import { game } from '../../mock/game';
import { Speaker } from '../../speech/speaker';
import type { Point } from '../engraved/engraving';

export const LANDS: Point[] = [
  [100, 100],
  [300, 110],
  [300, 300],
];

export function sampleTable(changed: Partial<TableContext> = {}): TableContext {
  return {
    game,
    view: {},
    display: {},
    eyes: 0,
    seats: [],
    options: [],
    step: null,
    waiting: [],
    speech: new Speaker(game),
    lit: () => false,
    chosen: null,
    pointed: null,
    pick: vi.fn<TableContext['pick']>(),
    follow: vi.fn<TableContext['follow']>(),
    odds: () => Promise.resolve([]),
    hover: vi.fn<TableContext['hover']>(),
    leave: vi.fn<TableContext['leave']>(),
    clause: vi.fn<TableContext['clause']>(),
    recent: [],
    log: [],
    marks: [],
    still: false,
    ...changed,
  };
}
