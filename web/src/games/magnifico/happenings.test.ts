import { describe, expect, it } from 'vitest';
import { dice, journeys, lastRoll, touched } from './happenings';

const event = (name: string, about: Record<string, number>) => ({
  message: `event-${name}`,
  clause: '',
  about,
});

describe('the newest events', () => {
  it('tell which armies are on their way', () => {
    const events = [
      event('attacked', { seat: 1, origin: 3, target: 5, soldiers: 4 }),
      event('passed', { seat: 1 }),
      event('moved', { seat: 1, origin: 5, target: 6, soldiers: 1 }),
    ];
    expect(journeys(events)).toEqual([
      { seat: 1, origin: 3, target: 5, war: true },
      { seat: 1, origin: 5, target: 6, war: false },
    ]);
  });

  it('name territories to look at, and nothing that is none', () => {
    const events = [
      event('tower_built', { territory: 9, florins: 20 }),
      event('moved', { origin: 2, target: -1 }),
    ];
    expect([...touched(events)].sort()).toEqual([2, 9]);
  });
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
