import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const texts = import.meta.glob<string>(
  [
    './*/locale/*.ftl',
    '../locale/*.ftl',
    '../../../src/quattrocento/{kernel,server}/locale/*.ftl',
    '../../../src/quattrocento/games/*/locale/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const code = import.meta.glob<string>(['./*/**/*.{ts,svelte}', '../pieces/**/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = [...new Set(Object.keys(code).map((path) => path.match(/^\.\/(\w+)\//)?.[1] ?? ''))].filter(
  Boolean,
);
const cases = games.flatMap((game) => ['en', 'it'].map((language) => ({ game, language })));

/** Everything that is not another game's. */
function concerns(path: string, game: string): boolean {
  return games.every((other) => other === game || !path.includes(`/${other}/`));
}

function bundle(game: string, language: string): FluentBundle {
  const made = new FluentBundle(language);
  for (const [path, text] of Object.entries(texts)) {
    if (path.endsWith(`/${language}.ftl`) && concerns(path, game))
      made.addResource(new FluentResource(text));
  }
  return made;
}

function said(game: string): string[] {
  const own = Object.entries(code).filter(([path]) => concerns(path, game));
  const ids = own.flatMap(([, text]) =>
    [...text.matchAll(/say\(\s*'([a-z0-9-]+)'/g)].map(([, id]) => id ?? ''),
  );
  return [...new Set(ids)];
}

describe('the texts of a board', () => {
  it.each(cases)(
    'say in $language everything that the components of $game ask for',
    ({ game, language }) => {
      const known = bundle(game, language);
      expect(said(game).filter((id) => !known.hasMessage(id))).toEqual([]);
    },
  );

  it.each(games)('are the same messages in both languages of %s', (game) => {
    const ids = (language: string) =>
      (texts[`./${game}/locale/${language}.ftl`] ?? '').match(/^[a-z0-9-]+(?= =)/gm)?.sort() ?? [];
    expect(ids('en')).toEqual(ids('it'));
    expect(ids('en').length).toBeGreaterThan(40);
  });
});
