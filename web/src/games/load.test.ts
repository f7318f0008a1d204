import { afterEach, expect, it, vi } from 'vitest';
import { game } from '../mock/game';
import { gameInfo } from './load';

const TOLD = { ...game, components: '/api/games/x/components/a1', map: '/api/games/x/map/b2' };
const SHEETS: Record<string, unknown> = {
  '/api/games/x/components/a1': { cards: [1] },
  '/api/games/x/map/b2': { viewBox: [0, 0, 1, 1] },
};

function serve(told: unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const answer = address.includes('/texts') ? { text: '' } : (SHEETS[address] ?? told);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('brings the components from their own address, and the map that was built in', async () => {
  const asked = serve(TOLD);
  const info = await gameInfo('magnifico');
  expect(info.components).toEqual({ cards: [1] });
  expect(info.map.viewBox).toHaveLength(4);
  expect(asked).toEqual(['/api/games/magnifico', '/api/games/x/components/a1']);
});

it('brings the map of a game from outside from its own address', async () => {
  serve({ ...TOLD, name: 'ambush' });
  expect((await gameInfo('ambush')).map).toEqual({ viewBox: [0, 0, 1, 1] });
});

it('has an empty map where nothing is drawn', async () => {
  serve({ ...TOLD, name: 'bare', map: null });
  expect((await gameInfo('bare')).map).toEqual({});
});
