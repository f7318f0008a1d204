/** The Fluent files: those that Python reads too, and those of the browser alone. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from '../api/rest';
import type { Language } from '../app/preferences.svelte';

const common = import.meta.glob<string>(
  [
    '../../../src/quattrocento/kernel/locale/*.ftl',
    '../../../src/quattrocento/server/locale/*.ftl',
    '../locale/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const ofGames = import.meta.glob<string>('../../../src/quattrocento/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});

const ofBoards = import.meta.glob<string>('../games/*/locale/*.ftl', { query: '?raw', import: 'default' });

const learnt = new Map<string, Map<Language, string[]>>();
const bundles = new Map<string, FluentBundle>();

function languageOf(path: string): Language {
  return path.endsWith('/it.ftl') ? 'it' : 'en';
}

type Load = () => Promise<string>;

/** The files of a game among those that the client was built with. */
function filesOf(game: string, files: Record<string, Load>): [path: string, load: Load][] {
  return Object.entries(files).filter(([path]) => path.includes(`/games/${game}/`));
}

/** Loads the texts of a game; afterwards `bundle` knows them. What was not built in, the server has. */
export async function learn(game: string): Promise<void> {
  if (learnt.has(game)) return;
  const own = filesOf(game, ofGames);
  const told = own.length > 0 ? { en: [], it: [] } : await asked(game);
  const texts = new Map<Language, string[]>(Object.entries(told) as [Language, string[]][]);
  for (const [path, load] of [...own, ...filesOf(game, ofBoards)]) {
    texts.get(languageOf(path))?.push(await load());
  }
  learnt.set(game, texts);
}

async function asked(game: string): Promise<Record<Language, string[]>> {
  const { en, it } = await api.texts(game);
  return { en: [en], it: [it] };
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
