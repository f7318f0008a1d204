import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { game as mock } from '../../mock/game';
import { Speaker } from '../../speech/speaker';
import { learn } from '../../speech/texts';
import type { GameInfo, TableContext } from '../contract';
import ComingAssaults from './battle/ComingAssaults.svelte';
import { cardsOf, resistanceOf } from './cards/cards';
import Scene from './scene/Scene.svelte';
import type { Battle } from './shapes';
import { grows, valuesOf } from './tiles/formulas';
import { cardNamed, troopNamed, troopsOn } from './troops/troops';
import type { BattleAhead, VenturaDisplay } from './view';

const card = (id: string, resistance: number) => ({ id, resistance, effect: 'none', params: {} });
const castle = { id: 'castle_1', type: 'castle', move: 2, income: { base: 1 }, melee: 1 };
const tiles = [{ ...castle, ranged: { base: 1, per: 1, category: 'heights' }, resistance: { base: 2 } }];
const components = {
  tiles,
  captains: [card('acuto', 1)],
  companies: [card('heavy_cavalry', 6), card('archers', 2)],
  events: [],
  garrisons: [],
};
const game = {
  ...mock,
  name: 'ventura',
  components,
  kinds: { card: { ids: ['archers', 'heavy_cavalry', 'acuto'] } },
} as unknown as GameInfo;

const ahead: BattleAhead = {
  fighting: 2,
  coming: [],
  fates: [[], []],
  winner: 0,
  in_vain: false,
  chooses: false,
};

function tableWith(display: Partial<VenturaDisplay>, eyes = 0): TableContext {
  const view = { seen_battle: null, florins: [3, 4] };
  return { game, view, display, eyes, speech: new Speaker(game) } as unknown as TableContext;
}

const textOf = (container: HTMLElement) => container.textContent?.replace(/\s+/g, ' ').trim();

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  await learn('ventura');
});

describe('the values of a tile', () => {
  const sums = { income: {}, ranged: { 0: 3 }, resistance: {} };
  const laying = { income: {}, ranged: { 2080: 2 }, resistance: {} };
  const table = tableWith({ sums, laying });
  const told = (place?: number) => valuesOf(table, 0, place).map(({ sum }) => sum);

  it('are what the server says that they come to, else what is printed', () => {
    expect(told()).toEqual([1, 3, 1, 2]);
    expect(valuesOf(table, 0).map(grows)).toEqual([false, true, false, false]);
    expect(valuesOf(table, 7)).toEqual([]);
  });

  it('are those of the place where it may be laid', () => {
    expect(told(2080)).toEqual([1, 2, 1, 2]);
    expect(told(2081)).toEqual([1, 1, 1, 2]);
  });
});

describe('cards', () => {
  it('are numbered as the game numbers them', () => {
    expect(cardsOf(game).map((row) => row?.id)).toEqual(['archers', 'heavy_cavalry', 'acuto']);
  });

  it('have the resistance that the rules of the table give them', () => {
    const table = tableWith({ resistance: { 1: 4 } });
    expect([0, 1, 2].map((number) => resistanceOf(table, number))).toEqual([2, 4, 1]);
  });
});

describe('the assaults to come', () => {
  const battle = { seats: [0, 1] } as unknown as Battle;
  const blow = (left: number) => ({ inflicts: 3, prevents: 1, suffers: 2, lost: 1, left });
  const coming: BattleAhead['coming'] = [
    { number: 1, arm: 'ranged', sides: [blow(3), blow(1)] },
    { number: 2, arm: 'melee', sides: [blow(2), blow(0)] },
  ];
  const told = (more: Partial<BattleAhead>) => {
    const { container } = render(ComingAssaults, {
      table: tableWith({}),
      battle,
      ahead: { ...ahead, coming, ...more },
    });
    return container;
  };

  it('are listed one by one, with the end that the server foresees', () => {
    const container = told({});
    expect(container.querySelectorAll('tbody tr')).toHaveLength(2);
    expect(textOf(container)).toContain('would win with 2 Companies left');
    expect(container.querySelector('.note')).toBeNull();
  });

  it('may wipe out both, be in vain, or rest on a choice', () => {
    expect(textOf(told({ winner: -1 }))).toContain('Both would be destroyed');
    expect(textOf(told({ winner: 1, in_vain: true }))).toContain('thrown back');
    expect(told({ chooses: true }).querySelector('.note')).not.toBeNull();
  });
});

describe('the account of the Upkeep Step', () => {
  const accounts = [
    { income: 4, maintenance: 9, left: -2 },
    { income: 1, maintenance: 0, left: 5 },
  ];

  it('is shown to the player who pays', () => {
    const { container } = render(Scene, { table: tableWith({ accounts, paying: 0 }) });
    expect(textOf(container)).toMatch(/\+4.*−9.*Short of 2 Florins/);
  });

  it('is not shown to the others', () => {
    const { container } = render(Scene, { table: tableWith({ accounts, paying: 1 }) });
    expect(textOf(container)).toBe('');
  });
});

describe('pieces', () => {
  const company = { card: 0, wounds: 1, noun: 513 };
  const army = { seat: 0, area: 1, noun: 1, at: 0, movement: 4 };
  const troops = [{ ...army, captain: { card: 2, wounds: 0, noun: 528 }, companies: [company] }];
  const table = tableWith({ troops });

  it('are found by the noun that a move names them by', () => {
    expect(troopNamed(table, 1)).toBe(troops[0]);
    expect(troopNamed(table, 2)).toBeNull();
    expect(cardNamed(table, 513)).toBe(company);
    expect(cardNamed(table, 528)?.card).toBe(2);
    expect(cardNamed(table, 514)).toBeNull();
  });

  it('stand on their tile', () => {
    expect(troopsOn(table, 0)).toEqual(troops);
    expect(troopsOn(table, 1)).toEqual([]);
  });
});
