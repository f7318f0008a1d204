/** Brings into sight, inside a box that scrolls, the first thing that the question is about. */
export function asked(box: HTMLElement, options: unknown): void {
  void options;
  requestAnimationFrame(() => {
    const lit = box.querySelector<HTMLElement>('.lit');
    if (!lit) return;
    const { top, bottom } = lit.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (top < frame.top) box.scrollTop += top - frame.top;
    else if (bottom > frame.bottom) box.scrollTop += Math.min(top - frame.top, bottom - frame.bottom);
  });
}
