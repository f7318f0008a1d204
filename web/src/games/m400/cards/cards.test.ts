import { describe, expect, it } from 'vitest';
import { counted, figure, NO_COLOUR, roman, sentence, suits, together } from './cards';
import { boxes, standings } from '../side/scoring';
import { display, view } from '../sample.fixture';
import type { CardRow, Components } from '../shapes';

const card = (changed: Partial<CardRow>): CardRow => ({
  id: 'red_4',
  kind: 'combat',
  colour: 'red',
  copies: 4,
  params: { value: 4 },
  text_en: 'Worth {value}.',
  text_it: 'Vale {value}.',
  origin: 'seed',
  ...changed,
});
const components = {
  card_colours: [{ id: 'red' }, { id: 'green' }],
  cards: [
    card({}),
    card({ id: 'caballus', kind: 'special', colour: 'none', params: {} }),
    card({ id: 'green_bonus', kind: 'bonus', colour: 'green', params: { value: 1 } }),
  ],
  score_bands: [
    { id: 'low', min: 0, max: 4 },
    { id: 'high', min: 5, max: 9 },
  ],
} as unknown as Components;

describe('a card', () => {
  it('shows its level in Roman numerals, bonus and malus with their sign', () => {
    expect(figure(card({}))).toBe('IV');
    expect(figure(card({ kind: 'bonus', params: { value: 1 } }))).toBe('+1');
    expect(figure(card({ kind: 'malus', params: { value: 2 } }))).toBe('−2');
    expect(figure(card({ kind: 'special', params: {} }))).toBe('');
    expect(roman(12)).toBe('12');
  });

  it('tells its effect with its own numbers', () => {
    expect(sentence(card({}), 'it')).toBe('Vale 4.');
  });
});

describe('a hand', () => {
  it('lies colour by colour, special cards last, without empty colours', () => {
    expect(suits(components, [2, 1, 0])).toEqual([
      { colour: 0, cards: [{ card: 0, count: 2 }] },
      { colour: NO_COLOUR, cards: [{ card: 1, count: 1 }] },
    ]);
  });

  it('is counted by kind, and kinds lie together', () => {
    expect(counted([2, 0, 2], 3)).toEqual([1, 0, 2]);
    expect(together([2, 0, 2])).toEqual([
      { card: 0, count: 1 },
      { card: 2, count: 2 },
    ]);
  });
});

describe('the score table', () => {
  it('has the markers in their boxes, beyond the last one on it, and the cards to draw', () => {
    const [low, high] = boxes(view(), display({ box: [4, 5, 0, 9, 0] }), components);
    expect(low?.draw).toBe(5);
    expect(low?.squares[4]).toEqual({ points: 4, colours: [0] });
    expect(high?.draw).toBe(2);
    expect(high?.squares.map(({ colours }) => colours)).toEqual([[1], [], [], [], [3]]);
  });

  it('tells for each colour, in the order of play, what it has and who is barred', () => {
    const lines = standings(view(), display());
    expect(lines.map(({ colour }) => colour)).toEqual([3, 1, 0]);
    expect(lines.map(({ barred }) => barred)).toEqual([false, false, true]);
  });
});
