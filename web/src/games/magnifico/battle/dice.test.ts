import { describe, expect, it } from 'vitest';
import { dice, lastRoll } from './dice';

const event = (name: string, about: Record<string, number>) => ({
  message: `event-${name}`,
  about,
});

describe('dice', () => {
  it('show hits, blanks and explosions as they fell', () => {
    const roll = event('infantry-fought', { hits: 2, blanks: 1, explosions: 1, kills: 2 });
    expect(dice(roll)).toEqual(['hit', 'hit', 'blank', 'explosion']);
  });

  it('of a tank show explosions only', () => {
    expect(dice(event('tank-fired', { dice: 3, explosions: 1, kills: 2 }))).toEqual([
      'any',
      'any',
      'explosion',
    ]);
  });

  it('of automata know no explosion', () => {
    expect(dice(event('automata-fought', { dice: 2, hits: 1, kills: 1 }))).toEqual(['hit', 'any']);
  });

  it('of the last roll are shown', () => {
    const events = [
      event('rolled', { seat: 0, hits: 1, blanks: 0, explosions: 0 }),
      event('airplanes-fought', { hits: 0, blanks: 1, explosions: 0, kills: 0 }),
      event('conquered', { territory: 4 }),
    ];
    expect(lastRoll(events)?.faces).toEqual(['blank']);
    expect(lastRoll([event('conquered', { territory: 4 })])).toBeNull();
  });
});
