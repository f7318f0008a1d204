/** A group of buttons that is one stop of the Tab key: arrows walk within it, through its lines. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const walked: Attachment<HTMLElement> = (group) => {
  const buttons = () => [...group.querySelectorAll<HTMLElement>('button')];

  /** The group is entered where it was left. */
  let left: EventTarget | null = null;

  function settle(): void {
    const all = buttons();
    const stop = all.find((button) => button === left) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }

  settle();
  // Buttons come and go with what they stand for.
  const changes = new MutationObserver(settle);
  changes.observe(group, { childList: true, subtree: true });
  const ends = [
    on(group, 'focusin', ({ target }) => {
      left = target;
      settle();
    }),
    on(group, 'keydown', (event) => {
      const step = STEPS[event.key];
      const all = buttons();
      const at = all.findIndex((button) => button === document.activeElement);
      if (!step || at < 0) return;
      event.preventDefault();
      all[step(at, all.length)]?.focus();
    }),
  ];
  return () => {
    changes.disconnect();
    for (const end of ends) end();
  };
};
