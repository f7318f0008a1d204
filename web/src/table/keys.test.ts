import { describe, expect, it } from 'vitest';
import { typing } from './keys';

function field(type: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = type;
  return input;
}

describe('letters', () => {
  it('belong to a field in which one writes', () => {
    expect(typing(field('text'))).toBe(true);
    expect(typing(field('search'))).toBe(true);
    expect(typing(document.createElement('select'))).toBe(true);
    expect(typing(document.createElement('textarea'))).toBe(true);
  });

  it('are free elsewhere', () => {
    expect(typing(field('checkbox'))).toBe(false);
    expect(typing(field('range'))).toBe(false);
    expect(typing(document.createElement('button'))).toBe(false);
    expect(typing(null)).toBe(false);
  });
});
