import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../contract';
import { legs, touched } from './happenings';

const event = (message: string, about: Record<string, number>): LogLine => ({ message, about });

describe('what has just happened', () => {
  it('touches the territories that it tells of', () => {
    const told = touched([
      event('event-state-taken', { seat: 0, colour: 1, territory: 7 }),
      event('event-drew', { seat: 0, count: 5 }),
      event('event-toll-paid', { seat: 0, opponent: 1, territory: -1 }),
    ]);
    expect([...told]).toEqual([7]);
  });

  it('leads armies over land and sea', () => {
    expect(
      legs([
        event('event-sailed', { seat: 0, army: 2, sea: 3 }),
        event('event-landed', { seat: 0, army: 2, territory: 7 }),
        event('event-stopped', { seat: 0, army: 2, territory: 7 }),
      ]),
    ).toEqual([
      { army: 2, kind: 'sea', place: 3 },
      { army: 2, kind: 'land', place: 7 },
    ]);
  });
});
