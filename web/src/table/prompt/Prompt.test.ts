import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Effect, Frame } from '../../api/shapes';
import { preferences } from '../../app/preferences.svelte';
import { advice, answer, ATTACK, frame, liveTable, PASS, sent, tell } from '../../mock/table';
import { learn } from '../../speech/texts';
import type { LiveTable } from '../live.svelte';
import Prompt from './Prompt.svelte';

const effect: Effect = {
  saying: { message: 'amount-less', clause: 'MAG-5.3.4', about: { count: 3 } },
  account: '',
  seats: [],
  least: 0,
  most: 0,
  chance: 1,
  later: false,
  event: '',
  closes: [],
  ends_turn: false,
  marks: [],
};
const paid: Effect = { ...effect, account: 'points', seats: [0], least: -3, most: -3 };
const falls: Effect = {
  ...effect,
  saying: {
    message: 'effect-perhaps',
    clause: 'MAG-7.1.5',
    about: { chance: 0.49, effect: effect.saying },
  },
  chance: 0.49,
  marks: [['territory', 1]],
};

beforeAll(() => learn('magnifico'));

describe('the question and its answers', () => {
  let table: LiveTable;

  beforeEach(() => {
    localStorage.clear();
    preferences.confirmation = 'costly';
    table = liveTable();
    render(Prompt, { table });
  });

  afterEach(() => {
    cleanup();
    table.close();
    vi.unstubAllGlobals();
  });

  const options = () => within(screen.getByRole('list')).getAllByRole('button');
  const names = () => options().map((button) => button.textContent.trim());

  it('is a sentence, and each answer a button', () => {
    expect(screen.getByRole('heading').textContent.trim()).not.toBe('');
    expect(names()).toEqual(['Attack Rome', 'Attack Milan', 'End the turn']);
  });

  it('is not asked of one who only waits', async () => {
    tell(frame('b', { options: [], waiting: [1] }));
    await tick();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('heading').textContent).toContain('Bruno');
  });

  it('sends the answer that was clicked, and marks it as taken at once', async () => {
    tell(advice('a', '', '', ''));
    const button = screen.getByRole('button', { name: 'Attack Rome' });
    await fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await vi.waitFor(() => expect(sent('move')).toMatchObject([{ move: ATTACK }]));
    tell(frame('b', { options: [PASS] }));
    answer('move');
    await vi.waitFor(() => expect(names()).toEqual(['End the turn']));
    expect(options()[0]?.getAttribute('aria-busy')).toBe('false');
  });

  it('asks once more before a secret is shown; Escape leaves everything as it is', async () => {
    tell(advice('a', '', '', 'undo-reveal'));
    await fireEvent.click(screen.getByRole('button', { name: 'End the turn' }));
    const doubt = await screen.findByRole('group');
    await fireEvent.keyDown(doubt, { key: 'Escape' });
    expect(names()).toContain('End the turn');
    expect(sent('move')).toEqual([]);
  });

  it('never asks about a lone answer, nor where the game does not find it grave', async () => {
    tell(advice('a', 'undo-turn', 'undo-turn', 'undo-turn'));
    await fireEvent.click(screen.getByRole('button', { name: 'Attack Rome' }));
    await vi.waitFor(() => expect(sent('move')).toMatchObject([{ move: ATTACK }]));
    tell(frame('b', { options: [PASS] }));
    answer('move');
    tell(advice('b', 'undo-reveal'));
    await vi.waitFor(() => expect(names()).toEqual(['End the turn']));
    await fireEvent.click(screen.getByRole('button', { name: 'End the turn' }));
    await vi.waitFor(() => expect(sent('move')).toHaveLength(2));
  });

  it('says on each answer what it costs and brings, and before and after when one points at it', async () => {
    tell({ ...advice('a', '', '', ''), effects: [[paid, falls], [], []], accounts: { points: 9 } });
    const button = await screen.findByRole('button', { name: /Attack Rome.*−3.*49%/ });
    expect(button.querySelector('.loss')?.textContent).toContain('−3');
    button.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await vi.waitFor(() => expect(document.querySelector('dd')?.textContent).toMatch(/9\s*→.*6/));
    expect(table.marks.map((mark) => mark.at)).toEqual([{ kind: 'territory', noun: 1 }]);
    button.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    await vi.waitFor(() => expect(document.querySelector('dd')).toBeNull());
  });

  it('lets several answers be put together, and sends them with one click', async () => {
    const picks = { least: 2, most: 2, copies: [1, 1, 0] };
    tell(frame('b', { step: { ...frame('b').step, picks } as Frame['step'] }));
    const send = await screen.findByRole('button', { name: /Choose 2/ });
    expect(send.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(screen.getByRole('button', { name: 'Attack Rome' }));
    expect(sent('move')).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Attack Milan' }));
    await fireEvent.click(screen.getByRole('button', { name: /Go on with these/ }));
    await vi.waitFor(() => expect(sent('move')).toMatchObject([{ move: ATTACK }]));
    tell(frame('c', { options: [['attack', 0], PASS] }));
    answer('move');
    await vi.waitFor(() => expect(sent('move')).toHaveLength(2));
    expect(sent('move')[1]).toMatchObject({ move: ['attack', 0] });
  });

  it('is walked by the arrow keys', async () => {
    const [first, second, last] = options();
    first?.focus();
    await fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    await fireEvent.keyDown(screen.getByRole('list'), { key: 'End' });
    expect(document.activeElement).toBe(last);
    await fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(first);
    await fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    await fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(first);
  });

  it('says what is foretold when the server has told it', async () => {
    const option = { message: 'seat-name', clause: '', about: { number: 7 } };
    tell({ ...advice('a', '', '', ''), forecast: [option] });
    expect(await screen.findByText('Seat 7')).toBeTruthy();
    tell(frame('b'));
    await vi.waitFor(() => expect(screen.queryByText('Seat 7')).toBeNull());
  });
});
