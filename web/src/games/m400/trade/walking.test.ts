import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { walked } from './walking';

describe('a group of buttons', () => {
  let group: HTMLElement;
  let leave: ReturnType<typeof walked>;

  beforeEach(() => {
    group = document.createElement('div');
    group.append(...['a', 'b', 'c'].map(button));
    document.body.append(group);
    leave = walked(group);
  });

  afterEach(() => {
    leave?.();
    group.remove();
  });

  function button(text: string): HTMLElement {
    const made = document.createElement('button');
    made.textContent = text;
    return made;
  }

  const stops = () => [...group.querySelectorAll('button')].map(({ tabIndex }) => tabIndex);
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );

  it('is one stop of the Tab key', () => {
    expect(stops()).toEqual([0, -1, -1]);
  });

  it('is walked with arrows, round its ends, and entered where it was left', () => {
    group.querySelector('button')?.focus();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('b');
    expect(stops()).toEqual([-1, 0, -1]);
    press('End');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('a');
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toBe('c');
  });

  it('stays one stop when buttons come and go', async () => {
    group.firstElementChild?.remove();
    group.append(button('d'));
    await Promise.resolve();
    expect(stops()).toEqual([0, -1, -1]);
  });
});
