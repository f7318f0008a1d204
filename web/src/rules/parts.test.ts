import { expect, it } from 'vitest';
import { partsOf } from './parts';

it('finds words of the notation and references to other clauses', () => {
  expect(partsOf('With `rich_start` see MAG-5.46.1, MAG-R2.')).toEqual([
    { kind: 'words', text: 'With ' },
    { kind: 'code', text: 'rich_start' },
    { kind: 'words', text: ' see ' },
    { kind: 'clause', text: 'MAG-5.46.1' },
    { kind: 'words', text: ', ' },
    { kind: 'clause', text: 'MAG-R2' },
    { kind: 'words', text: '.' },
  ]);
  expect(partsOf('Plain.')).toEqual([{ kind: 'words', text: 'Plain.' }]);
});
