import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Marked, TableContext } from '../../games/contract';
import Board from './Sample.fixture.svelte';
import { sampleTable } from './sample.fixture';

beforeEach(() => {
  // A window to look through: jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(820);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      unobserve = () => {};
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function shown(changed: Partial<TableContext> = {}) {
  const table = sampleTable(changed);
  const board = render(Board, { table });
  await tick();
  return { ...board, table };
}

const land = (number: number) => screen.getByRole('button', { name: `Land ${number}` });
const all = (selector: string) => [...document.querySelectorAll(selector)];

describe('the keyboard on a board', () => {
  it('comes to one place by Tab, goes on by the arrow keys, and picks', async () => {
    const { table } = await shown();
    expect([0, 1, 2].map((number) => land(number).tabIndex)).toEqual([0, -1, -1]);
    land(0).focus();
    await fireEvent.keyDown(land(0), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(land(1));
    await fireEvent.keyDown(land(1), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(land(2));
    expect([0, 1, 2].map((number) => land(number).tabIndex)).toEqual([-1, -1, 0]);
    await fireEvent.keyDown(land(2), { key: 'Enter' });
    expect(table.pick).toHaveBeenCalledWith('territory', 2, expect.anything());
  });

  it('moves the sheet where there is no place in that direction', async () => {
    await shown();
    const camera = document.querySelector<HTMLElement>('.camera');
    const before = camera?.style.transform;
    land(0).focus();
    await fireEvent.keyDown(land(0), { key: '+' });
    expect(document.activeElement).toBe(land(0));
    expect(camera?.style.transform).not.toBe(before);
  });
});

describe('glow', () => {
  const glows = () => [0, 1, 2].map((number) => land(number).querySelector('.glow')?.classList[1]);

  it('tells what can be used from what is chosen or pointed at', async () => {
    const lit: TableContext['lit'] = (kind, noun) => kind === 'territory' && noun < 2;
    await shown({ lit, chosen: { kind: 'territory', noun: 1 } });
    expect(glows()).toEqual(['lit', 'chosen', undefined]);
  });

  it('is for the very thing, not for another of its number', async () => {
    await shown({ pointed: { kind: 'card', noun: 0 } });
    expect(glows()).toEqual([undefined, undefined, undefined]);
  });
});

describe('a zoom', () => {
  it('stretches the sheet at once, and sizes what stands on it when it has come to rest', async () => {
    vi.useFakeTimers();
    await shown();
    const pin = () => document.querySelector<HTMLElement>('.name')?.style.transform;
    const camera = document.querySelector<HTMLElement>('.camera');
    const stretch = () => /scale\((.*)\)/.exec(camera?.style.transform ?? '')?.[1];
    const before = pin();
    expect(stretch()).toBe('1');
    await fireEvent.click(screen.getByRole('button', { name: 'Look nearer' }));
    expect(stretch()).not.toBe('1');
    expect(pin()).toBe(before);
    await vi.runAllTimersAsync();
    expect(stretch()).toBe('1');
    expect(pin()).not.toBe(before);
    vi.useRealTimers();
  });
});

describe('marks', () => {
  const MARKS: Marked[] = [
    { at: { kind: 'territory', noun: 1 }, from: { kind: 'territory', noun: 0 }, seat: 1, weight: 2 },
    { at: { kind: 'territory', noun: 2 }, from: null, seat: null, weight: 0 },
    { at: { kind: 'card', noun: 2 }, from: null, seat: 0, weight: 1 },
  ];

  it('are a ring where something happened, an arrow along a way, in the colour of whose doing it is', async () => {
    await shown({ marks: MARKS });
    const rings = all('.ring');
    expect(rings.map((ring) => ring.classList.contains('weight-2'))).toEqual([true, false]);
    expect(rings.map((ring) => ring.classList.contains('dyed'))).toEqual([true, false]);
    const [way] = all('.way');
    expect((way as SVGElement).style.getPropertyValue('--livery')).toBe('#2f5d9b');
    expect(way?.querySelector('.shaft')?.getAttribute('d')).toMatch(/^M1\d\d\b.*Q/);
    expect(way?.querySelector('.shaft')?.getAttribute('marker-end')).toMatch(/^url\(#/);
  });

  it('lie under the names', async () => {
    await shown({ marks: MARKS });
    const [marks] = all('.marks');
    for (const name of all('.name'))
      expect(marks?.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('send a figure along the way, but not while things stand still', async () => {
    const { unmount } = await shown({ marks: MARKS });
    expect(all('.traveller')).toHaveLength(1);
    expect(all('.marks.still')).toHaveLength(0);
    unmount();
    await shown({ marks: MARKS, still: true });
    expect(all('.traveller')).toHaveLength(0);
    expect(all('.marks.still')).toHaveLength(1);
    expect(all('.way')).toHaveLength(1);
  });
});
