import { describe, expect, it } from 'vitest';
import { MANY, shining } from './targets';

describe('targets', () => {
  it('glow as long as they are few', () => {
    expect(shining('lit', MANY, true)).toBe('lit');
  });

  it('leave the colours of their owners alone where they are many', () => {
    expect(shining('lit', MANY + 1, true)).toBeNull();
    expect(shining('lit', MANY + 1, false)).toBe('lit');
  });

  it('that are chosen or fought for stand out in any case', () => {
    expect(shining('chosen', MANY + 1, true)).toBe('chosen');
    expect(shining('war', MANY + 1, true)).toBe('war');
    expect(shining(null, 1, true)).toBeNull();
  });
});
