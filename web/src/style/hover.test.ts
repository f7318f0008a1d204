import { describe, expect, it } from 'vitest';

const sources = {
  ...import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('./*.css', { query: '?raw', import: 'default', eager: true }),
};

/** What stands inside of blocks for screens on which a pointer can rest is taken out. */
function elsewhere(source: string): string {
  let rest = source;
  for (
    let at = rest.indexOf('@media (hover: hover)');
    at >= 0;
    at = rest.indexOf('@media (hover: hover)')
  ) {
    let depth = 0;
    let end = rest.indexOf('{', at);
    do {
      if (rest[end] === '{') depth += 1;
      else if (rest[end] === '}') depth -= 1;
      end += 1;
    } while (depth > 0 && end < rest.length);
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest;
}

describe('a look under the pointer', () => {
  it('is kept for pointers that can rest: after a tap it would stay, and look like a choice', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(50);
    const sticky = Object.entries(sources).filter(([, source]) => /:hover\b/.test(elsewhere(source)));
    expect(sticky.map(([path]) => path)).toEqual([]);
  });
});
