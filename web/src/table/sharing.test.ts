import { expect, test } from 'vitest';
import { shared } from './sharing';

test('an equal value is the old one', () => {
  const old = { list: [1, [2, 3]], none: null, part: { name: 'a' } };
  expect(shared(old, { list: [1, [2, 3]], none: null, part: { name: 'a' } })).toBe(old);
});

test('of a changed value the equal parts are the old ones', () => {
  const old = { list: [1, [2, 3]], part: { name: 'a' } };
  const next = shared(old, { list: [4, [2, 3]], part: { name: 'a' } });
  expect(next).toEqual({ list: [4, [2, 3]], part: { name: 'a' } });
  expect(next.part).toBe(old.part);
  expect(next.list[1]).toBe(old.list[1]);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  [{}, null],
  [0, '0'],
])('%j becomes %j', (old, next) => {
  expect(shared<unknown>(old, next)).toEqual(next);
});

test('neither value is changed', () => {
  const old = Object.freeze({ list: Object.freeze([1, 2]) });
  const next = Object.freeze({ list: Object.freeze([1, 3]) });
  expect(shared(old, next)).toEqual({ list: [1, 3] });
});
