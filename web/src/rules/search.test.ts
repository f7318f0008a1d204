import { expect, it } from 'vitest';
import { found } from './search';

const clauses = [
  { id: 'MAG-5.1', section: 'Income', text: 'Each territory pays 10 florins.' },
  { id: 'MAG-5.2', section: 'Income', text: 'Castles pay too.' },
  { id: 'MAG-7.1', section: 'War', text: 'A war costs 30 florins.' },
];

it('finds clauses by all words, or by number', () => {
  expect(found(clauses, 'florins WAR').map((section) => section.title)).toEqual(['War']);
  expect(found(clauses, '5.2')[0]?.clauses.map((clause) => clause.id)).toEqual(['MAG-5.2']);
  expect(found(clauses, 'galley')).toEqual([]);
});

it('keeps sections together', () => {
  expect(found(clauses, '').map((section) => section.clauses.length)).toEqual([2, 1]);
});
