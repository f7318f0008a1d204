import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, LogLine } from '../../api/shapes';
import { preferences } from '../../app/preferences.svelte';
import { eventKind, game as sample } from '../../mock/game';
import { Speaker } from '../../speech/speaker';
import { learn } from '../../speech/texts';
import type { TableBase } from '../table.svelte';
import { barsOf, opens, pointsOf, sceneAt, scenesOf, type Scene } from './scenes';
import { Stage } from './stage.svelte';
import StageCard from './StageCard.svelte';

const game: GameInfo = {
  ...sample,
  events: {
    'event-bid-revealed': eventKind({ about: ['seat', 'florins'], scene: 'auction' }),
    'event-scored': eventKind({
      about: ['seat', 'crown', 'court', 'points'],
      scores: { crown: 'crown', court: 'great_court' },
      weight: 2,
      scene: 'scoring',
    }),
    'event-first-tank': eventKind({ about: ['seat', 'points', 'territory'], weight: 2 }),
    'event-moved': eventKind({ weight: 1 }),
    'event-passed': eventKind(),
  },
};
const line = (message: string, about: LogLine['about'] = { seat: 0 }): LogLine => ({ message, about });
const bid = (seat: number, florins: number) => line('event-bid-revealed', { seat, florins });
const high = bid(0, 30);
const low = bid(1, 10);
const none = bid(2, 0);
const bids = [high, low, none];
const scored = line('event-scored', { seat: 1, crown: 3, court: 0, points: 3 });
const great = line('event-first-tank', { seat: 0, points: 1, territory: 0 });

beforeAll(() => learn('magnifico'));
afterEach(cleanup);

describe('scenes', () => {
  it('are made of lines of one scene in a row, which small steps do not break', () => {
    const log = [high, line('event-passed'), low, line('event-moved'), none, scored];
    expect(scenesOf(game, log)).toEqual([
      { name: 'auction', lines: [bids[0], bids[1]] },
      { name: 'auction', lines: [bids[2]] },
      { name: 'scoring', lines: [scored] },
    ]);
  });

  it('are made of great events that belong to none', () => {
    expect(scenesOf(game, [line('event-moved'), great, great])).toEqual([
      { name: '', lines: [great, great] },
    ]);
    expect(scenesOf(game, [line('event-unknown')])).toEqual([]);
  });

  it('are found again from a line of the log, where they begin', () => {
    const passed = line('event-passed');
    const log = [passed, ...bids, scored];
    expect(sceneAt(game, log, none)?.lines).toEqual(bids);
    expect(sceneAt(game, log, passed)).toBeNull();
    expect(opens(game, high, passed)).toBe(true);
    expect(opens(game, low, bids[0])).toBe(false);
  });

  it('compare the one number of lines of a kind, and count points by source', () => {
    expect(barsOf(game, bids).map((bar) => bar?.share)).toEqual([1, 1 / 3, 0]);
    expect(barsOf(game, [scored, high])).toEqual([null, null]);
    expect(pointsOf(game, scored)).toEqual([{ source: 'crown', points: 3 }]);
  });
});

describe('the stage', () => {
  const scene = (name: string, count = 1): Scene => ({
    name,
    lines: new Array<LogLine>(count).fill(great),
  });
  let stage: Stage;

  beforeEach(() => {
    vi.useFakeTimers();
    preferences.scenes = true;
    stage = new Stage();
  });

  afterEach(() => {
    stage.clear();
    vi.useRealTimers();
  });

  it('shows one card after the other, each for four seconds at most', async () => {
    stage.show([scene('auction', 30), scene('scoring')]);
    expect(stage.scene?.name).toBe('auction');
    await vi.advanceTimersByTimeAsync(3_900);
    expect(stage.scene?.name).toBe('auction');
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.scene?.name).toBe('scoring');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(stage.scene).toBeNull();
  });

  it('goes on with the same card while the scene goes on, for no longer', async () => {
    stage.show([scene('battle', 8)]);
    await vi.advanceTimersByTimeAsync(3_000);
    stage.show([scene('battle', 2)]);
    expect(stage.scene?.lines).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stage.scene).toBeNull();
  });

  it('lets nothing pile up, tells when it is empty, and is still where the reader wants none', () => {
    const empty = vi.fn();
    stage.onempty = empty;
    stage.show(['a', 'b', 'c', 'd', 'e'].map((name) => scene(name)));
    const seen = [];
    for (; stage.scene; stage.skip()) seen.push(stage.scene.name);
    expect(seen).toEqual(['d', 'e']);
    expect(empty).toHaveBeenCalledOnce();
    preferences.scenes = false;
    stage.show([scene('auction')]);
    expect(stage.scene).toBeNull();
    stage.again(scene('auction'));
    expect(stage.scene).not.toBeNull();
  });
});

describe('a card on the stage', () => {
  function shown(scene: Scene) {
    const stage = new Stage();
    const table = {
      game,
      stage,
      eyes: 0,
      still: true,
      speech: new Speaker(game, (seat) => ['Anna', 'Bruno', 'Carla'][seat] ?? null),
      livery: () => ({ colour: '#a93a26', pattern: 'plain' }),
    };
    stage.again(scene);
    return { stage, ...render(StageCard, { table: table as unknown as TableBase }) };
  }

  it('tells the lines with their bars, and goes with any key', async () => {
    const { container, stage } = shown({ name: 'auction', lines: bids });
    expect(container.querySelector('h2')?.textContent).toBe('The bids');
    expect(container.querySelectorAll('li')).toHaveLength(3);
    expect(container.querySelectorAll('.bar')).toHaveLength(3);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    expect(stage.scene).toBeNull();
  });

  it('counts up points by source, and goes with a click', () => {
    const { container, stage } = shown({ name: 'scoring', lines: [scored] });
    expect(container.querySelector('.points b')?.textContent).toBe('3');
    window.dispatchEvent(new Event('pointerdown'));
    expect(stage.scene).toBeNull();
  });

  it('has a name for what has none', () => {
    const { container, stage } = shown({ name: '', lines: [great] });
    expect(container.querySelector('h2')?.textContent).toBe('A great moment');
    stage.clear();
  });
});
