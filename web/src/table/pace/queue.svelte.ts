/** The reader's own pace: what the server sends waits in the page and is shown one by one. Nobody else waits. */

import { preferences, type Pace } from '../../app/preferences.svelte';

/** Milliseconds between two moves of others. */
const GAPS: Record<Pace, number> = { slow: 2200, normal: 600, 'at-once': 0 };
/** Where the reader is asked, what lies before the question is shown quickly: each so long, all together so long. */
const QUICK = 90;
const QUICK_ALL = 900;

interface Told {
  /** It asks the reader something. */
  asks: boolean;
  /** It tells nothing that one would want to see happen. */
  silent: boolean;
}

export class Queue<F> {
  readonly #show: (frame: F) => void;
  readonly #told: (frame: F) => Told;
  /** Whether a staged moment is on, which the next move waits for. */
  readonly #staging: () => boolean;
  #frames: F[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;

  paused = $state(false);
  count = $derived(this.#frames.length);
  /** The reader is asked behind what waits. */
  asks = $derived(this.#frames.some((frame) => this.#told(frame).asks));

  constructor(show: (frame: F) => void, told: (frame: F) => Told, staging: () => boolean) {
    this.#show = show;
    this.#told = told;
    this.#staging = staging;
  }

  /** Shows it when its time has come; `now` shows it, and all that waits before it, at once. */
  add(frame: F, now: boolean): void {
    this.#frames = [...this.#frames, frame];
    if (now) this.flush();
    else this.goOn();
  }

  /** Looks whether something may be shown now, and when else. */
  goOn(): void {
    clearTimeout(this.#timer);
    const [next] = this.#frames;
    if (next === undefined || this.paused) return;
    if (this.#staging() && !this.asks) return;
    const wait = this.#told(next).silent ? 0 : this.#shownAt + this.#gap() - Date.now();
    if (wait <= 0) this.step();
    else this.#timer = setTimeout(() => this.step(), wait);
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.goOn();
  }

  /** Shows the next one. */
  step(): void {
    const [next, ...rest] = this.#frames;
    if (next === undefined) return;
    this.#frames = rest;
    this.#shownAt = Date.now();
    this.#show(next);
    this.goOn();
  }

  /** Shows all that waits. */
  flush(): void {
    while (this.#frames.length > 0) {
      const [next, ...rest] = this.#frames;
      this.#frames = rest;
      this.#shownAt = Date.now();
      if (next !== undefined) this.#show(next);
    }
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
  }

  #gap(): number {
    const gap = GAPS[preferences.pace];
    return this.asks ? Math.min(gap, QUICK, QUICK_ALL / this.#frames.length) : gap;
  }
}
