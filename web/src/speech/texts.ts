/** The Fluent files: those that Python reads too, and those of the browser alone. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../app/preferences.svelte';

const common = import.meta.glob<string>(
  [
    '../../../src/quattrocento/kernel/locale/*.ftl',
    '../../../src/quattrocento/server/locale/*.ftl',
    '../locale/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const ofGames = import.meta.glob<string>(
  ['../../../src/quattrocento/games/*/locale/*.ftl', '../games/*/locale/*.ftl'],
  { query: '?raw', import: 'default' },
);

const learnt = new Map<string, Map<Language, string[]>>();
const bundles = new Map<string, FluentBundle>();

function languageOf(path: string): Language {
  return path.endsWith('/it.ftl') ? 'it' : 'en';
}

/** Loads the texts of a game; afterwards `bundle` knows them. */
export async function learn(game: string): Promise<void> {
  if (learnt.has(game)) return;
  const texts = new Map<Language, string[]>([
    ['en', []],
    ['it', []],
  ]);
  for (const [path, load] of Object.entries(ofGames)) {
    if (path.includes(`/games/${game}/`)) texts.get(languageOf(path))?.push(await load());
  }
  learnt.set(game, texts);
}

/** All that can be said in a language: of the kernel, the server, the browser and, if learnt, of the game. */
export function bundle(language: Language, game: string | null): FluentBundle {
  const texts = game === null ? [] : (learnt.get(game)?.get(language) ?? []);
  const key = `${language} ${texts.length > 0 ? game : ''}`;
  let found = bundles.get(key);
  if (!found) {
    found = made(language, texts);
    bundles.set(key, found);
  }
  return found;
}

function made(language: Language, ofGame: string[]): FluentBundle {
  // Isolation marks are invisible characters: they would spoil copied text and searches.
  const made = new FluentBundle(language, { useIsolating: false });
  const shared = Object.entries(common).filter(([path]) => languageOf(path) === language);
  for (const text of [...shared.map(([, text]) => text), ...ofGame]) {
    made.addResource(new FluentResource(text));
  }
  return made;
}
