import { describe, expect, it } from 'vitest';
import type { Move } from '../../api/shapes';
import { game } from '../../mock/game';
import { filtered, grouped, loneOption, optionsOf } from './options';

const options: Move[] = [
  ['pass', 0],
  ['attack', 0],
  ['tank', 1],
  ['attack', 1],
  ['soldiers', 1],
  ['soldiers', 2],
  ['move', 0],
];

describe('the options of a choice', () => {
  it('are grouped by verb, those without a noun last', () => {
    expect(grouped(options, game).map((group) => [group.verb, group.shape, group.moves.length])).toEqual([
      ['attack', 'names', 2],
      ['tank', 'single', 1],
      ['soldiers', 'numbers', 2],
      ['pass', 'single', 1],
      ['move', 'single', 1],
    ]);
  });

  it('are found by the thing they are made with', () => {
    expect(optionsOf(options, game, 'territory', 1)).toEqual([
      ['tank', 1],
      ['attack', 1],
    ]);
    expect(optionsOf(options, game, 'card', 0)).toEqual([]);
  });

  it('leave nothing to choose where there is one only', () => {
    expect(loneOption([['done', 0]])).toEqual(['done', 0]);
    expect(loneOption([['attack', 0]])).toEqual(['attack', 0]);
    expect(loneOption(options)).toBeNull();
    expect(loneOption([])).toBeNull();
  });

  it('are filtered by words, whatever their accents and capitals', () => {
    const sentence = ([verb, noun]: Move) => `${verb} città ${noun}`;
    expect(filtered(options, 'ATT citta', sentence)).toEqual([
      ['attack', 0],
      ['attack', 1],
    ]);
  });
});
