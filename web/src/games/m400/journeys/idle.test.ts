import { describe, expect, it } from 'vitest';
import { whyIdle } from './idle';
import { asked } from '../sample.fixture';

describe('a land to which no army gets', () => {
  const reason = { message: 'idle-unreachable', clause: 'M4-6.13', about: {} };
  const table = asked('movement', [['move', 2]], {}, { idle: [{ lands: 2 ** 1 + 2 ** 33, reason }] });

  it('says what the display tells of it', () => {
    expect(whyIdle(table, { kind: 'territory', noun: 1 })).toBe(reason);
    expect(whyIdle(table, { kind: 'territory', noun: 33 })).toBe(reason);
  });

  it('is left to the rules where the display tells nothing', () => {
    expect(whyIdle(table, { kind: 'territory', noun: 0 })).toBeNull();
    expect(whyIdle(table, { kind: 'sea', noun: 1 })).toBeNull();
    expect(whyIdle({ ...table, lit: () => true }, { kind: 'territory', noun: 1 })).toBeNull();
  });
});
