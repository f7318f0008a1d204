/** The Fluent files: those that Python reads too, and those of the browser alone; only in the reader's language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from '../api/rest';
import { preferences, type Language } from '../app/preferences.svelte';

type Load = () => Promise<string>;

const ofShell = import.meta.glob<string>(
  [
    '../../../src/quattrocento/kernel/locale/*.ftl',
    '../../../src/quattrocento/server/locale/*.ftl',
    '../locale/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const ofGames = import.meta.glob<string>('../../../src/quattrocento/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});

const ofBoards = import.meta.glob<string>('../games/*/locale/*.ftl', { query: '?raw', import: 'default' });

/** What all games share. */
const SHELL = '';
/** What there has been need to speak of. */
const subjects = new Set<string>();
let wished: Language | null = null;
const learnt = new Map<string, string[]>();
const bundles = new Map<string, FluentBundle>();

function keyOf(subject: string, language: Language): string {
  return `${language} ${subject}`;
}

/** The files of a game in a language among those that the client was built with. */
function filesOf(game: string, language: Language, files: Record<string, Load>): Load[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/games/${game}/`) && path.endsWith(`/${language}.ftl`))
    .map(([, load]) => load);
}

/** Where the texts come from. What was not built in, the server has. */
function sources(subject: string, language: Language): Load[] {
  if (subject === SHELL) {
    return Object.entries(ofShell)
      .filter(([path]) => path.endsWith(`/${language}.ftl`))
      .map(([, load]) => load);
  }
  const own = filesOf(subject, language, ofGames);
  const told = async () => (await api.texts(subject, language)).text;
  return [...(own.length > 0 ? own : [told]), ...filesOf(subject, language, ofBoards)];
}

async function load(subject: string, language: Language): Promise<void> {
  const key = keyOf(subject, language);
  if (learnt.has(key)) return;
  learnt.set(key, await Promise.all(sources(subject, language).map((load) => load())));
}

/** Loads the texts of a game, or without one those that all share; afterwards `bundle` knows them. */
export async function learn(game: string = SHELL): Promise<void> {
  subjects.add(game);
  await load(game, preferences.language);
}

/** Goes on in another language, as soon as all that is spoken of can be said in it. The last wish counts. */
export async function speak(language: Language): Promise<void> {
  wished = language;
  const unknown = () => [...subjects].filter((subject) => !learnt.has(keyOf(subject, language)));
  // While some are loaded, a page may begin to speak of another.
  for (let left = unknown(); left.length > 0; left = unknown()) {
    await Promise.all(left.map((subject) => load(subject, language)));
  }
  if (wished === language) preferences.speak(language);
}

/** All that can be said in a language: of the kernel, the server, the browser and, if learnt, of the game. */
export function bundle(language: Language, game: string | null): FluentBundle {
  const shared = learnt.get(keyOf(SHELL, language)) ?? [];
  const own = game === null ? [] : (learnt.get(keyOf(game, language)) ?? []);
  const key = `${keyOf(game ?? SHELL, language)} ${shared.length} ${own.length}`;
  let found = bundles.get(key);
  if (!found) {
    found = made(language, [...shared, ...own]);
    bundles.set(key, found);
  }
  return found;
}

function made(language: Language, texts: string[]): FluentBundle {
  // Isolation marks are invisible characters: they would spoil copied text and searches.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}
