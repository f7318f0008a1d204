import { expect, it } from 'vitest';
import { chairs, firstPlaces, resized, usualSeats } from './chairs';

it('a new table is oneself against the strongest bots', () => {
  expect(chairs(firstPlaces(3, ['random', 'greedy']))).toEqual([
    { who: 'me' },
    { who: 'bot', bot: 'greedy' },
    { who: 'bot', bot: 'greedy' },
  ]);
});

it('four sit at a table where the game allows it', () => {
  expect(usualSeats([3, 4, 5])).toBe(4);
  expect(usualSeats([2])).toBe(2);
});

it('more seats repeat the last one, fewer drop it', () => {
  const places = firstPlaces(3, ['greedy']);
  expect(resized(places, 5)).toHaveLength(5);
  expect(chairs(resized(places, 4))[3]).toEqual({ who: 'bot', bot: 'greedy' });
  expect(resized(places, 2)).toHaveLength(2);
});

it('friends have names, free chairs have nothing', () => {
  const places = [
    { sitter: 'friend' as const, name: ' Bruno ', bot: 'greedy' },
    { sitter: 'free' as const, name: 'x', bot: 'greedy' },
  ];
  expect(chairs(places)).toEqual([{ who: 'me', name: 'Bruno' }, { who: 'free' }]);
});
