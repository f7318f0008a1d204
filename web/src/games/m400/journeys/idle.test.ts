import { describe, expect, it } from 'vitest';
import { whyIdle } from './idle';
import { asked, reach, standing } from '../sample.fixture';
import type { M400Display, M400View } from '../view';

describe('a land to which no army gets', () => {
  const land = { kind: 'territory', noun: 1 };
  const moving = (changed: Partial<M400View>, shown: Partial<M400Display> = {}) =>
    asked('movement', [['move', 2]], changed, shown);

  it('says what the planner knows', () => {
    expect(whyIdle(moving({}, { unreached: 2 }), land)?.message).toBe('plan-unreachable');
    expect(whyIdle(moving({}, { reach: [reach(3, 1)] }), land)?.message).toBe('plan-other');
  });

  it('is left to the rules where they say why', () => {
    expect(whyIdle(moving({}), land)).toBeNull();
    expect(whyIdle(moving({ at: standing({ 2: 1 }) }, { reach: [reach(3, 1)] }), land)).toBeNull();
    expect(whyIdle(asked('movement', [['done', 0]]), land)).toBeNull();
    expect(whyIdle(asked('end_of_turn', [['done', 0]]), land)).toBeNull();
  });
});
