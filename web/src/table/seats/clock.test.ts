import { expect, it } from 'vitest';
import { clockText } from './clock';

it('shows seconds as a clock does', () => {
  expect(clockText(7.9)).toBe('0:07');
  expect(clockText(187)).toBe('3:07');
  expect(clockText(3765)).toBe('1:02:45');
  expect(clockText(86400 * 2 + 3 * 3600 + 900)).toBe('2 d 03:15');
});
