import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ClockFace from './ClockFace.svelte';

describe('a clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins anew when the same time is told again', async () => {
    const { rerender } = render(ClockFace, { chair: { left: 10 }, running: true });
    const face = () => screen.getByRole('timer').textContent.trim();
    expect(face()).toBe('0:10');
    vi.advanceTimersByTime(30_000);
    await tick();
    expect(face()).toBe('0:00');
    await rerender({ chair: { left: 10 }, running: true });
    expect(face()).toBe('0:10');
    vi.advanceTimersByTime(4_000);
    await tick();
    expect(face()).toBe('0:06');
  });
});
