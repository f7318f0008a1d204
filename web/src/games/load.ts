/** A game with its board and its texts, ready to be shown. */

import { api } from '../api/rest';
import type { GameInfo, TableSummary } from '../api/shapes';
import { learn } from '../speech/texts';
import { corrected } from './changes';
import { clientOf, type GameClient } from './contract';

export interface LoadedGame {
  info: GameInfo;
  client: GameClient;
}

/** The maps that the client was built with, which its outlines and pictures show too. */
const maps = import.meta.glob<Record<string, unknown>>('../../../src/quattrocento/games/*/map.json', {
  import: 'default',
});

const infos = new Map<string, Promise<GameInfo>>();

/** What the server tells about a game, with its texts learnt. It does not change while the page is open. */
export function gameInfo(name: string): Promise<GameInfo> {
  let found = infos.get(name);
  if (!found) {
    found = Promise.all([whole(name), learn(name)]).then(([info]) => info);
    infos.set(name, found);
    found.catch(() => infos.delete(name));
  }
  return found;
}

async function whole(name: string): Promise<GameInfo> {
  const built = maps[`../../../src/quattrocento/games/${name}/map.json`]?.();
  const told = await api.game(name);
  const [components, map] = await Promise.all([
    api.sheet(told.components),
    built ?? (told.map === null ? {} : api.sheet(told.map)),
  ]);
  return { ...told, components, map };
}

/** The game of a table, with the table's own components. */
export async function loadGame(table: TableSummary): Promise<LoadedGame> {
  const [info, client] = await Promise.all([gameInfo(table.game), clientOf(table.game)]);
  return { info: corrected(info, table.changes), client };
}
