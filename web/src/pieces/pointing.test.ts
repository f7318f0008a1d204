import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../games/contract';
import { pointing } from './pointing';

const spies = () => ({
  pick: vi.fn<(at: Place) => void>(),
  hover: vi.fn<(at: Place) => void>(),
  leave: vi.fn<() => void>(),
  hold: vi.fn<() => void>(),
});

function pointer(type: string, init: PointerEventInit): PointerEvent {
  return new PointerEvent(type, { bubbles: true, button: 0, ...init });
}

describe('pointing at a thing', () => {
  let thing: HTMLElement;
  let pointed: ReturnType<typeof spies>;
  let detach: ReturnType<ReturnType<typeof pointing>>;

  beforeEach(() => {
    vi.useFakeTimers();
    thing = document.createElement('div');
    thing.tabIndex = 0;
    document.body.append(thing);
    pointed = spies();
  });

  afterEach(() => {
    detach?.();
    thing.remove();
    vi.useRealTimers();
  });

  const listen = async (holding: boolean) => {
    const { hold, ...rest } = pointed;
    detach = pointing(() => (holding ? { ...rest, hold } : rest))(thing);
    await tick();
  };

  it('picks where it was clicked', async () => {
    await listen(false);
    thing.dispatchEvent(new MouseEvent('click', { detail: 1, clientX: 5, clientY: 7 }));
    expect(pointed.pick).toHaveBeenCalledWith({ x: 5, y: 7 });
  });

  it('picks once when it is clicked twice in a row', async () => {
    await listen(false);
    thing.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    thing.dispatchEvent(new MouseEvent('click', { detail: 2 }));
    expect(pointed.pick).toHaveBeenCalledOnce();
  });

  it('explains to a mouse that rests, and not to one that a tap has left behind', async () => {
    await listen(false);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));
    thing.dispatchEvent(pointer('pointerenter', { pointerType: 'mouse' }));
    expect(pointed.hover).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
    thing.dispatchEvent(pointer('pointerenter', { pointerType: 'mouse', clientX: 5, clientY: 7 }));
    expect(pointed.hover).toHaveBeenCalledWith({ x: 5, y: 7 });
  });

  it('picks with Enter and Space', async () => {
    await listen(false);
    thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    thing.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    thing.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(pointed.pick).toHaveBeenCalledTimes(2);
  });

  it('explains on a long press of a finger, and does not pick then', async () => {
    await listen(false);
    thing.dispatchEvent(pointer('pointerdown', { pointerType: 'touch', clientX: 3, clientY: 4 }));
    vi.advanceTimersByTime(600);
    thing.dispatchEvent(pointer('pointerup', { pointerType: 'touch' }));
    thing.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(pointed.hover).toHaveBeenCalledWith({ x: 3, y: 4 });
    expect(pointed.pick).not.toHaveBeenCalled();
  });

  it('does not explain when the finger drags', async () => {
    await listen(false);
    thing.dispatchEvent(pointer('pointerdown', { pointerType: 'touch', clientX: 0, clientY: 0 }));
    thing.dispatchEvent(pointer('pointermove', { pointerType: 'touch', clientX: 40, clientY: 0 }));
    vi.advanceTimersByTime(600);
    expect(pointed.hover).not.toHaveBeenCalled();
  });

  it('holds with the mouse too where holding means something', async () => {
    await listen(true);
    thing.dispatchEvent(pointer('pointerdown', { pointerType: 'mouse' }));
    vi.advanceTimersByTime(600);
    thing.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(pointed.hold).toHaveBeenCalledOnce();
    expect(pointed.pick).not.toHaveBeenCalled();
  });
});
