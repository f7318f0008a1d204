import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const texts = import.meta.glob<string>(
  [
    './locale/*.ftl',
    '../../locale/*.ftl',
    '../../../../src/quattrocento/{kernel,server}/locale/*.ftl',
    '../../../../src/quattrocento/games/magnifico/locale/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const code = import.meta.glob<string>(['./*.{ts,svelte}', '../../pieces/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language);
  for (const [path, text] of Object.entries(texts)) {
    if (path.endsWith(`/${language}.ftl`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const said = new Set(
  Object.values(code).flatMap((text) =>
    [...text.matchAll(/say\(\s*'([a-z-]+)'/g)].map(([, id]) => id ?? ''),
  ),
);

describe('the texts of the board', () => {
  it.each(['en', 'it'])('say in %s everything that the components ask for', (language) => {
    const known = bundle(language);
    expect([...said].filter((id) => !known.hasMessage(id))).toEqual([]);
  });

  it('are the same messages in both languages', () => {
    const ids = (language: string) =>
      (texts[`./locale/${language}.ftl`] ?? '').match(/^[a-z-]+(?= =)/gm)?.sort() ?? [];
    expect(ids('en')).toEqual(ids('it'));
    expect(ids('en').length).toBeGreaterThan(40);
  });
});
