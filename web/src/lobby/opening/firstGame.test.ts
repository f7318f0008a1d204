import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { game as mock } from '../../mock/game';
import type { GameSummary } from '../../api/shapes';
import { Speaker } from '../../speech/speaker';
import GamePicker from './GamePicker.svelte';
import NewTable from './NewTable.svelte';
import { firstWords } from './settingWords';

// No server answers here: the form can do without the names of settings.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')));
// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};

const game: GameSummary = {
  ...mock,
  settings: [
    { name: 'ruleset', clause: 'VNZ-24.1', default: 'full', values: ['full', 'basic'] },
    { name: 'hand_limit', clause: 'VNZ-R31', default: 0, values: [0, 5] },
  ],
  pitch: { en: 'A pitch.', it: 'Un invito.' },
  minutes: [60, 120],
  weight: 3,
  first: { seats: 4, settings: { ruleset: 'basic' } },
};

const onclose = () => undefined;

test('one click applies what is advised for a first game', async () => {
  render(NewTable, { game, onclose });
  const first = screen.getByText('For your first game');
  expect(first.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(first);
  expect(first.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('4').checked).toBe(true);
  const chosen = [...document.querySelectorAll('select')].map((select) => select.selectedOptions[0]?.text);
  expect(chosen.some((text) => text?.trim().startsWith('basic'))).toBe(true);
});

test('a game that advises nothing has no such button', () => {
  render(NewTable, { game: { ...game, first: null }, onclose });
  expect(screen.queryByText('For your first game')).toBeNull();
});

test('the advice is told in words', () => {
  expect(firstWords(game, null, new Speaker(null))).toBe('4 players · ruleset: basic');
});

test('the list of games tells pitch, length, weight and players', () => {
  render(GamePicker, { games: [game], able: true, onplay: onclose, onpick: onclose });
  expect(screen.getByText('A pitch.')).toBeTruthy();
  expect(screen.getByText('3 to 5 players · 60 to 120 minutes · to learn: 3 of 5')).toBeTruthy();
});

test('where only this machine reaches the page, a free seat brings a warning', async () => {
  render(NewTable, { game, onclose });
  expect(screen.queryByText(/Only this machine/)).toBeNull();
  const sitters = [...document.querySelectorAll('select')].filter((select) =>
    [...select.options].some((option) => option.value === 'free'),
  );
  const last = sitters.at(-1);
  expect(last).toBeTruthy();
  if (last) await fireEvent.change(last, { target: { value: 'free' } });
  expect(screen.getByText(/Only this machine/)).toBeTruthy();
});
