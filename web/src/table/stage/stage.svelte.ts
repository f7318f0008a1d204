/** The stage: one card at a time in the middle of the table, for a moment. */

import { preferences } from '../../app/preferences.svelte';
import type { Scene } from './scenes';
import { sound } from './sound';

/** Milliseconds: a card stays for a while and for each of its lines, never longer than four seconds. */
const STAYS = 1300;
const LINE = 550;
const LONGEST = 4000;
/** What piles up is left to the log and the recap. */
const MOST_WAITING = 2;

export class Stage {
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  scene: Scene | null = $state.raw(null);
  /** What follows when the last card has gone. */
  onempty: () => void = () => {};

  /** Stages these moments, where the reader wants to see them. */
  show(scenes: Scene[]): void {
    if (!preferences.scenes || scenes.length === 0) return;
    const [first, ...rest] = scenes;
    // A battle goes on from frame to frame on the same card.
    if (this.scene?.name && first && this.scene.name === first.name) {
      this.#open({ name: first.name, lines: [...this.scene.lines, ...first.lines] }, this.#since);
      this.#waiting.push(...rest);
    } else this.#waiting.push(...scenes);
    this.#waiting = this.#waiting.slice(-MOST_WAITING);
    if (!this.scene) this.skip();
  }

  /** Stages a moment again that the reader asks for. */
  again(scene: Scene): void {
    this.#waiting = [];
    this.#open(scene, Date.now());
  }

  /** The next card, or none. */
  skip(): void {
    clearTimeout(this.#timer);
    const next = this.#waiting.shift();
    if (next) this.#open(next, Date.now());
    else if (this.scene) {
      this.scene = null;
      this.onempty();
    }
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.scene = null;
  }

  #open(scene: Scene, since: number): void {
    clearTimeout(this.#timer);
    this.#since = since;
    if (this.scene?.name !== scene.name) sound(scene.name);
    this.scene = scene;
    const until = Math.min(LONGEST, STAYS + LINE * scene.lines.length) - (Date.now() - since);
    this.#timer = setTimeout(() => this.skip(), Math.max(0, until));
  }
}
