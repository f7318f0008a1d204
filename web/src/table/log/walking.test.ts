import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../../api/shapes';
import { walked } from './walking';

const lines: LogLine[] = ['a', 'b', 'c'].map((message) => ({ message, about: {} }));
let table: { line: LogLine | null };
let box: HTMLElement;

const press = (key: string) => box.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

beforeEach(() => {
  table = { line: null };
  box = document.createElement('div');
  box.innerHTML = '<li></li>'.repeat(lines.length);
  for (const line of box.querySelectorAll('li')) line.scrollIntoView = vi.fn();
  walked(table, () => lines)(box);
});

describe('lines walked by keys', () => {
  it('begin with the newest, and stop at both ends', () => {
    const seen = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown'].map((key) => {
      press(key);
      return table.line?.message;
    });
    expect(seen).toEqual(['c', 'b', 'a', 'a', 'b']);
    expect(box.querySelectorAll('li')[0]?.scrollIntoView).toHaveBeenCalled();
  });

  it('begin anew where the line that was marked is not among them', () => {
    table.line = { message: 'elsewhere', about: {} };
    press('ArrowUp');
    expect(table.line.message).toBe('c');
  });

  it('are let go by Escape and by leaving the box', () => {
    press('ArrowUp');
    press('Escape');
    expect(table.line).toBeNull();
    press('ArrowUp');
    box.dispatchEvent(new FocusEvent('blur'));
    expect(table.line).toBeNull();
  });

  it('leave all other keys alone', () => {
    expect(press('ArrowLeft')).toBe(true);
    expect(press('ArrowUp')).toBe(false);
  });
});
