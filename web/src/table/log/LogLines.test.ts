import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../api/shapes';
import type { TableBase } from '../table.svelte';
import LogLines from './LogLines.svelte';

const event = (message: string): LogLine => ({ message, about: {} });
const table = {
  game: { events: {} },
  speech: { saying: (line: LogLine) => line.message },
} as unknown as TableBase;
const lines = ['a', 'b', 'c', 'd'].map(event);

describe('the lines of the log', () => {
  it('keep their place in the page when the oldest goes and a new one comes', async () => {
    const { container, rerender } = render(LogLines, { table, lines: lines.slice(0, 3), first: 0 });
    const before = [...container.querySelectorAll('li')];
    await rerender({ table, lines: lines.slice(1), first: 1 });
    const after = [...container.querySelectorAll('li')];
    expect(after.map((line) => line.textContent.trim())).toEqual(['b', 'c', 'd']);
    expect(after.slice(0, 2)).toEqual(before.slice(1));
    expect(after[0]).toBe(before[1]);
  });
});
