/** A table may be played with a component pack: its summary names what the pack changes. */

import type { Change, GameInfo, Kind } from '../api/shapes';

type Row = Record<string, unknown>;

/** The game with the changes of a table applied to its components and names. */
export function corrected(game: GameInfo, changes: Change[]): GameInfo {
  if (changes.length === 0) return game;
  const components = structuredClone(game.components);
  const kinds = structuredClone(game.kinds);
  for (const [table, entry, key, text] of changes) {
    const value: unknown = JSON.parse(text);
    const row = rowOf(components[table], entry);
    if (!row) continue;
    if (typeof value === 'string') rename(Object.values(kinds), entry, key, row[key], value);
    if (value === null) Reflect.deleteProperty(row, key);
    else row[key] = value;
  }
  return { ...game, components, kinds };
}

/** An entry of a table by its id; `-` is the table itself. */
function rowOf(table: unknown, entry: string): Row | undefined {
  if (Array.isArray(table)) return (table as Row[]).find((row) => row.id === entry);
  return entry === '-' ? (table as Row | undefined) : undefined;
}

function rename(kinds: Kind[], entry: string, key: string, before: unknown, name: string): void {
  const language = key === 'name_en' ? 'en' : key === 'name_it' ? 'it' : null;
  if (!language) return;
  for (const kind of kinds) {
    const names = kind[language];
    const noun = kind.ids.indexOf(entry);
    if (names && noun >= 0 && names[noun] === before) names[noun] = name;
  }
}
