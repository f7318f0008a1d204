import { describe, expect, it } from 'vitest';
import { partsOf, written } from './scores';

describe('points part by part', () => {
  it('are a number, or a range where tokens lie face down', () => {
    expect(written(7)).toBe('7');
    expect(written({ least: 7, most: 7 })).toBe('7');
    expect(written({ least: 5, most: 9 })).toBe('5–9');
  });

  it('leave out what nobody has', () => {
    const nothing = { presence: 0, podesta: 0, vp_tokens: 0, doge_tokens: 0, monuments: 0, kingdoms: 0 };
    const held = { ...nothing, presence: 4 };
    const foretold = { ...nothing, vp_tokens: { least: 0, most: 3 } };
    expect(partsOf([nothing])).toEqual([]);
    expect(partsOf([held, foretold])).toEqual(['presence', 'vp_tokens']);
  });
});
