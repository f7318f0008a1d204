import { describe, expect, it } from 'vitest';
import { whyIdle } from './idle';
import { asked, standing } from './sample.fixture';
import type { M400View } from './shapes';

describe('a thing with which nothing can be done', () => {
  it('says which card is missing, or must be played first', () => {
    const land = { kind: 'territory', noun: 1 };
    expect(whyIdle(asked('end_of_turn', [['done', 0]]), land)).toMatchObject({
      message: 'why-not-in-hand',
      clause: 'M4-14.6',
      about: { card: 'card 1' },
    });
    const holding = asked('end_of_turn', [['play', 1]], { hand: [0, 1, 0] });
    expect(whyIdle(holding, land)?.message).toBe('idle-play-first');
    expect(whyIdle(holding, { kind: 'army', noun: 0 })?.about).toEqual({ card: 'card 2' });
  });

  it('says why a card in hand cannot be played on it', () => {
    const owner = [0, 0, 1];
    const sparing = asked('before_moving', [['play', 0]], { hand: [1, 0, 0], owner });
    const on = (noun: number) => whyIdle(sparing, { kind: 'territory', noun })?.message;
    expect([1, 2].map(on)).toEqual(['why-not-enemy-state', 'idle-play-first']);
    const ill = asked('end_of_turn', [['play', 1]], { hand: [0, 1, 0], tokens: [0, 1] });
    expect(whyIdle(ill, { kind: 'territory', noun: 1 })?.message).toBe('why-already-plagued');
    const fire = asked('end_of_turn', [['play', 2]], { hand: [0, 0, 1], blocked: 0b1000 });
    const of = (noun: number) => whyIdle(fire, { kind: 'army', noun })?.message;
    expect([0, 2, 3].map(of)).toEqual(['why-not-enemy-army', 'idle-play-first', 'why-already-burning']);
  });

  it('says why no army gets to a land', () => {
    const land = { kind: 'territory', noun: 1 };
    const moving = (changed: Partial<M400View>) => asked('movement', [['move', 2]], changed);
    expect(whyIdle(moving({}), land)?.message).toBe('plan-unreachable');
    expect(whyIdle(moving({ tokens: [0, 1] }), land)).toMatchObject({
      message: 'why-plague',
      clause: 'M4-14.7',
    });
    expect(whyIdle(moving({ at: standing({ 2: 1 }) }), land)).toBeNull();
    expect(whyIdle(moving({ plan: [[3, 1, 0, 0, 0, [0, 1]]] }), land)?.message).toBe('plan-other');
  });
});
