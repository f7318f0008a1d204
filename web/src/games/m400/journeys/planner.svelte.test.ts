import { describe, expect, it } from 'vitest';
import type { TableContext } from '../../contract';
import { plannerOf } from './planner.svelte';
import { view } from '../sample.fixture';
import type { Goal } from '../shapes';

const ARMY = 2;

function table(): TableContext {
  let seen = $state.raw(view({ plan: [] }));
  return {
    get view() {
      return seen;
    },
    set view(now) {
      seen = now;
    },
    options: [['move', ARMY]],
    step: { name: 'movement', about: {} },
  } as unknown as TableContext;
}

const to = (territory: number, army = ARMY): Goal => [army, territory, 0, 0, 0, [0, territory]];

describe('the planner', () => {
  it('knows the journeys of now, though the part of the page that asked first is gone', () => {
    const context = table();
    const leave = $effect.root(() => {
      expect(plannerOf(context).journeys.size).toBe(0);
    });
    leave();
    context.view = view({ plan: [to(7), to(9)] }) as unknown as TableContext['view'];
    expect([...plannerOf(context).journeys.keys()]).toEqual([7, 9]);
    plannerOf(context).plan(9);
    expect(plannerOf(context).journey?.territory).toBe(9);
    expect(plannerOf(context).open).toBe(true);
  });

  it('forgets a journey that has been made, though the other army could go there too', () => {
    const context = table();
    const planner = plannerOf(context);
    context.view = view({ plan: [to(7), to(9), to(9, 3)] }) as unknown as TableContext['view'];
    planner.plan(9);
    expect(planner.journey?.army).toBe(ARMY);
    context.view = view({ plan: [to(7, 3), to(9, 3)] }) as unknown as TableContext['view'];
    expect(planner.army).toBe(3);
    expect(planner.journey).toBeNull();
  });
});
