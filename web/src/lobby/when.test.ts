import { describe, expect, it } from 'vitest';
import { when } from './when';

const THEN = '2026-11-15T20:00:00Z';
const after = (seconds: number) => Date.parse(THEN) + seconds * 1000;

describe('when something was', () => {
  it('is told by the distance while that is short', () => {
    expect(when(THEN, after(5), 'en')).toBe('now');
    expect(when(THEN, after(130), 'en')).toBe('2 minutes ago');
    expect(when(THEN, after(3 * 3600), 'it')).toBe('3 ore fa');
    expect(when(THEN, after(30 * 3600), 'it')).toBe('ieri');
  });

  it('is told by the date afterwards', () => {
    expect(when(THEN, after(9 * 86400), 'it')).toContain('2026');
  });

  it('is now where the clock of the server goes before ours', () => {
    expect(when(THEN, after(-40), 'en')).toBe('now');
  });
});
