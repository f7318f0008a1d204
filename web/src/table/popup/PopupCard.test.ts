import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveTable } from '../../mock/table';
import { learn } from '../../speech/texts';
import type { Popup } from '../prompt/choice.svelte';
import PopupCard from './PopupCard.svelte';

beforeAll(() => learn('magnifico'));

const why = [7, 8, 9].map((number) => ({
  verb: 'attack',
  message: 'seat-name',
  clause: '',
  about: { number },
}));
const popup = (pinned: boolean): Popup => ({
  thing: { kind: 'territory', noun: 1 },
  at: { x: 0, y: 0 },
  side: 'right',
  menu: false,
  pinned,
  moves: [],
  told: {},
  why,
});

class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe('the answer to a click that cannot be', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', Unmoved);
  });

  it('is one reason, with the others folded', () => {
    const table = liveTable();
    render(PopupCard, { table, popup: popup(true) });
    expect(screen.getByText('Seat 7').closest('details')).toBeNull();
    expect(screen.getByText('Seat 8').closest('details')?.open).toBe(false);
    expect(screen.getByText('Seat 9').closest('details')?.open).toBe(false);
    table.close();
  });

  it('is one reason only while the pointer passes', () => {
    const table = liveTable();
    render(PopupCard, { table, popup: popup(false) });
    expect(screen.getByText('Seat 7')).toBeTruthy();
    expect(screen.queryByText('Seat 8')).toBeNull();
    table.close();
  });
});
