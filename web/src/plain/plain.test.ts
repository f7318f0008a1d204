import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../app/preferences.svelte';
import { clientOf, type TableContext } from '../games/contract';
import { game } from '../mock/game';
import { Speaker } from '../speech/speaker';
import { bundle, learn, speak } from '../speech/texts';
import * as plain from '.';

const ambush = { ...game, name: 'ambush', title: 'Ambush' };
const texts = { text: 'move-wait = wait' };

function answers(status: number, body: unknown) {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function shown(board: TableContext['board']) {
  const table = { game: ambush, speech: new Speaker(ambush), board };
  render(plain.Board, { table });
  return screen.getByRole('region', { name: /Ambush/ });
}

afterEach(() => {
  vi.unstubAllGlobals();
  preferences.language = 'en';
});

describe('a game that the client was built without', () => {
  it('has the plain board; others have their own', async () => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
    expect((await clientOf('ambush')).Board).toBe(plain.Board);
    expect((await clientOf('magnifico')).Board).not.toBe(plain.Board);
  });

  it('has its texts from the server, asked again where the server did not answer', async () => {
    answers(503, { message: 'store-silent' });
    await expect(learn('ambush')).rejects.toThrow('store-silent');
    const fetched = answers(200, texts);
    await learn('ambush');
    await learn('ambush');
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]).toContain('/api/games/ambush/texts?lang=en');
    expect(bundle('en', 'ambush').getMessage('move-wait')?.value).toBe('wait');
    expect(bundle('en', null).hasMessage('move-wait')).toBe(false);
  });

  it('has its texts of another language when that is spoken, and not before', async () => {
    answers(200, texts);
    await learn('ambush');
    answers(503, { message: 'store-silent' });
    await expect(speak('it')).rejects.toThrow('store-silent');
    expect(preferences.language).toBe('en');
    const fetched = answers(200, { text: 'move-wait = aspetta' });
    await speak('it');
    expect(preferences.language).toBe('it');
    expect(fetched.mock.calls).toEqual([
      [expect.stringContaining('/ambush/texts?lang=it'), expect.anything()],
    ]);
    expect(new Speaker(ambush).say('move-wait')).toBe('aspetta');
  });

  it('speaks the language that was wished for last', async () => {
    answers(200, texts);
    await learn('ambush');
    await Promise.all([speak('it'), speak('en')]);
    expect(preferences.language).toBe('en');
  });

  it('is asked for no texts that were built in', async () => {
    const fetched = answers(500, null);
    await learn('magnifico');
    expect(fetched).not.toHaveBeenCalled();
    expect(bundle('en', 'magnifico').hasMessage('move-attack')).toBe(true);
  });
});

describe('the plain board', () => {
  it('shows the lines in the language of the reader', () => {
    const region = shown({ en: ['Round 1', '  two  spaces'], it: ['Primo round'] });
    expect(region.querySelector('pre')?.textContent).toBe('Round 1\n  two  spaces');
    expect(region.tabIndex).toBe(0);
  });

  it('shows Italian to whoever reads Italian', () => {
    preferences.language = 'it';
    expect(shown({ en: ['Round 1'], it: ['Primo round'] }).textContent).toContain('Primo round');
  });

  it('says so where the game writes no board', () => {
    expect(shown({}).textContent).toContain('Ambush brings no board');
  });
});
