/** Words for the settings of a game: names and sentences stand in its component file. */

import type { GameInfo, GameSummary, SettingValue } from '../../api/shapes';
import type { Speech } from '../../games/contract';

interface SettingRow {
  id: string;
  name_en: string;
  name_it: string;
  text_en: string;
  text_it: string;
}

/** The row of the setting; null while the component file is being loaded. */
function rowOf(game: GameInfo | null, name: string): SettingRow | null {
  const rows = (game?.components.settings ?? []) as SettingRow[];
  return rows.find((row) => row.id === name) ?? null;
}

export function settingTitle(game: GameInfo | null, speech: Speech, name: string): string {
  return rowOf(game, name)?.[`name_${speech.language}`] ?? name.replaceAll('_', ' ');
}

export function settingSentence(game: GameInfo | null, speech: Speech, name: string): string {
  return rowOf(game, name)?.[`text_${speech.language}`] ?? '';
}

/** A value in words: `value-<setting>-<value>` of the game's texts, where it is neither a number nor yes or no. */
export function valueName(speech: Speech, name: string, value: SettingValue): string {
  if (typeof value === 'boolean') return speech.say(value ? 'value-on' : 'value-off');
  const message = `value-${name}-${value}`.replaceAll('_', '-');
  return speech.has(message) ? speech.say(message) : String(value);
}

/** What is advised for a first game: the players, and each setting that is not the usual. */
export function firstWords(game: GameSummary, info: GameInfo | null, speech: Speech): string {
  if (!game.first) return '';
  const settings = Object.entries(game.first.settings).map(
    ([name, value]) => `${settingTitle(info, speech, name)}: ${valueName(speech, name, value)}`,
  );
  return [speech.say('first-players', { count: game.first.seats }), ...settings].join(' · ');
}
