import { describe, expect, it } from 'vitest';
import type { Move, TableContext } from '../contract';
import { whyIdle } from './idle';
import { view } from './sample.fixture';
import type { M400View } from './shapes';
import { stakesOf } from './stakes';

const CARDS = ['revolutionem', 'pestem', 'incendium'];
const game = {
  components: {
    cards: CARDS.map((id) => ({ id })),
    card_colours: [{ id: 'red' }, { id: 'green' }, { id: 'blue' }],
    constants: {
      victory_points_surrender: 1,
      victory_points_battle: 1,
      surrender_cards: 2,
      defender_reward_cards: 2,
    },
    setups: [{ players: 3, capitals: ['capital'] }],
    territories: [{ id: 'capital' }, { id: 'state' }],
  },
};

function asked(step: string, options: Move[], changed: Partial<M400View> = {}): TableContext {
  return {
    game,
    view: view(changed),
    options,
    step: { name: step, about: {} },
    lit: () => false,
    speech: {
      name: (kind: string, noun: number) => `${kind} ${noun}`,
      seat: (seat: number) => `seat ${seat}`,
    },
  } as unknown as TableContext;
}

const told = (table: TableContext) => stakesOf(table).map(({ message }) => message);
const standing = (places: Record<number, number>) =>
  Array.from({ length: 10 }, (_, army) => places[army] ?? -1);

describe('what hangs on a choice', () => {
  // Seat 1 (colour 1) attacks land 1 of seat 0 (colour 0).
  const combat = [1, 0, 2, 1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0];

  it('is for the defender the price of both answers', () => {
    const [surrender, fight] = stakesOf(asked('war', [['fight', 0]], { combat, held: [4, 1, 0] }));
    expect(surrender).toMatchObject({ clause: 'M4-9.1', about: { seat: 'seat 1', cards: 1, lost: 0 } });
    expect(fight).toMatchObject({ clause: 'M4-11.1', about: { cards: 2, points: 1, lost: 0 } });
  });

  it('is an army there too, where there are two; by surrender only with the option', () => {
    const at = standing({ 0: 1, 1: 7, 2: 1 });
    const lost = (changed: Partial<M400View>) =>
      stakesOf(asked('war', [['fight', 0]], { combat, at, ...changed })).map(({ about }) => about['lost']);
    expect(lost({})).toEqual([0, 1]);
    expect(lost({ options: { surrender_destroys_army: true } })).toEqual([1, 1]);
  });

  it('is the right to win, before a capital is attacked or Revolutionem played', () => {
    expect(told(asked('statement', [['attack', 2]], { at: standing({ 2: 0 }) }))).toEqual([
      'stakes-barring',
    ]);
    expect(told(asked('statement', [['attack', 2]], { at: standing({ 2: 1, 3: 5 }) }))).toEqual([
      'stakes-attack',
    ]);
    expect(told(asked('before_moving', [['play', 0]]))).toEqual(['stakes-barring']);
    expect(told(asked('before_moving', [['play', 1]]))).toEqual([]);
  });

  it('is told of one who has the points and cannot win', () => {
    expect(told(asked('movement', [], { forecast: [36, 0, 0, 40, 0], barred: 1 }))).toEqual([
      'stakes-barred',
    ]);
  });
});

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
