/** Lines of the log walked by keys: what each marks is shown on the board. */

import type { Attachment } from 'svelte/attachments';
import type { LogLine } from '../../api/shapes';
import type { TableBase } from '../table.svelte';

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** A box around lines in which up and down go from one to the next, the newest first; Escape lets go of them. */
export function walked(table: Pick<TableBase, 'line'>, lines: () => LogLine[]): Attachment<HTMLElement> {
  return (box) => {
    function walk(event: KeyboardEvent): void {
      if (event.key === 'Escape') table.line = null;
      const step = STEPS[event.key];
      const all = lines();
      if (!step || all.length === 0) return;
      event.preventDefault();
      const at = table.line ? all.indexOf(table.line) : -1;
      const to = Math.min(Math.max(0, (at < 0 ? all.length : at) + step), all.length - 1);
      table.line = all[to] ?? null;
      box.querySelectorAll('li')[to]?.scrollIntoView({ block: 'nearest' });
    }
    const leave = () => (table.line = null);
    box.addEventListener('keydown', walk);
    box.addEventListener('blur', leave);
    return () => {
      box.removeEventListener('keydown', walk);
      box.removeEventListener('blur', leave);
    };
  };
}
