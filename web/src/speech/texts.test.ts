import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const texts = import.meta.glob<string>(
  ['../../../src/quattrocento/{kernel,server}/locale/*.ftl', '../locale/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const ofGames = import.meta.glob<string>(
  ['../../../src/quattrocento/games/*/locale/*.ftl', '../games/*/locale/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const games = [...new Set(Object.keys(ofGames).map((path) => path.match(/\/games\/(\w+)\//)?.[1] ?? ''))];

function ids(text: string): string[] {
  return new FluentResource(text).body.map((entry) => entry.id);
}

function language(all: Record<string, string>, name: string): string[] {
  return Object.entries(all)
    .filter(([path]) => path.endsWith(`/${name}.ftl`))
    .flatMap(([, text]) => ids(text));
}

describe('the texts', () => {
  it('say the same things in both languages', () => {
    expect(language(texts, 'it').toSorted()).toEqual(language(texts, 'en').toSorted());
  });

  it.each(games)('use no id twice, not even between the shell and %s', (game) => {
    const ofGame = Object.fromEntries(
      Object.entries(ofGames).filter(([path]) => path.includes(`/games/${game}/`)),
    );
    const all = [...language(texts, 'en'), ...language(ofGame, 'en')];
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('hold everything that the client says', () => {
    const known = [...language(texts, 'en'), ...language(ofGames, 'en')];
    const said = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('hold nothing that the client never says', () => {
    const own = ids(texts['../locale/en.ftl'] ?? '');
    const all = Object.values(sources).join('\n');
    // Ids that are put together from what the server or the reader chooses.
    const families = ['bot-', 'chair-', 'clock-', 'confirmation-', 'doubt-', 'language-', 'pace-'];
    families.push('saved-', 'scene-');
    const unused = own.filter(
      (id) => !all.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
