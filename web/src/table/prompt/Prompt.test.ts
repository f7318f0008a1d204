import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../../app/preferences.svelte';
import { advice, answer, ATTACK, frame, liveTable, PASS, sent, tell } from '../../mock/table';
import { learn } from '../../speech/texts';
import type { LiveTable } from '../live.svelte';
import Prompt from './Prompt.svelte';

beforeAll(() => learn('magnifico'));

describe('the question and its answers', () => {
  let table: LiveTable;

  beforeEach(() => {
    localStorage.clear();
    preferences.confirmation = 'dice';
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
