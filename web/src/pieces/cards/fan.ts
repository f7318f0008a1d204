/** Whether cards lie in a fan along the edge of the window, upright and overlapping, or beside the map. */

import { getContext, setContext } from 'svelte';

const FAN = Symbol('fan');

export function spreadFan(): void {
  setContext(FAN, true);
}

export function inFan(): boolean {
  return getContext(FAN) === true;
}
