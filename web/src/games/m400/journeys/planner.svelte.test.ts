import { describe, expect, it } from 'vitest';
import type { TableContext } from '../../contract';
import { plannerOf } from './planner.svelte';
import { display, reach } from '../sample.fixture';
import type { M400Display } from '../view';

const ARMY = 2;

function table(): TableContext {
  let shown = $state.raw(display());
  return {
    get display() {
      return shown;
    },
    set display(now: M400Display) {
      shown = now;
    },
    view: { sequence: 1, active: 0 },
    options: [['move', ARMY]],
    step: { name: 'movement', about: {} },
  } as unknown as TableContext;
}

describe('the planner', () => {
  it('knows the journeys of now, though the part of the page that asked first is gone', () => {
    const context = table();
    const leave = $effect.root(() => {
      expect(plannerOf(context).journeys.size).toBe(0);
    });
    leave();
    context.display = display({ reach: [reach(ARMY, 7, 9)] });
    expect([...plannerOf(context).journeys.keys()]).toEqual([7, 9]);
    plannerOf(context).plan(9);
    expect(plannerOf(context).journey?.territory).toBe(9);
    expect(plannerOf(context).open).toBe(true);
  });

  it('forgets a journey that has been made, though the other army could go there too', () => {
    const context = table();
    const planner = plannerOf(context);
    context.display = display({ reach: [reach(ARMY, 7, 9), reach(3, 9)] });
    planner.plan(9);
    expect(planner.journey?.army).toBe(ARMY);
    context.display = display({ reach: [reach(3, 7, 9)] });
    expect(planner.army).toBe(3);
    expect(planner.journey).toBeNull();
  });

  it('forgets a journey that was not made, when the turn is over', () => {
    const context = table();
    const planner = plannerOf(context);
    context.display = display({ reach: [reach(ARMY, 7, 9)] });
    planner.plan(9);
    expect(planner.journey?.territory).toBe(9);
    (context as { view: unknown }).view = { sequence: 2, active: 0 };
    expect(planner.journey).toBeNull();
  });
});
