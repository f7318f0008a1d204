import { describe, expect, it } from 'vitest';

const indices = import.meta.glob<string>('./*/index.ts', { query: '?raw', import: 'default', eager: true });
const PARTS = [
  'Board',
  'Brief',
  'Hand',
  'Outline',
  'Particulars',
  'Reference',
  'Scene',
  'SeatDetails',
  'SeatLine',
];

describe('the folder of a game', () => {
  it.each(Object.entries(indices))('%s gives the shell all that it asks for', (_, text) => {
    const parts = [...text.matchAll(/export \{ default as (\w+) \}/g)].map(([, name]) => name);
    expect(parts.sort()).toEqual(PARTS);
    expect(text).toMatch(
      /export function seatColour\(\s*game: GameInfo,\s*\w+: Record<string, unknown>,\s*seat/,
    );
  });
});
