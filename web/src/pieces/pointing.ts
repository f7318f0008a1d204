/** How a thing on the table is pointed at: click, Enter, resting pointer, focus, long press. */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Place } from '../games/contract';

export interface Pointed {
  pick(at: Place): void;
  hover(at: Place): void;
  leave(): void;
  /** Pressed and held, with whatever pointer; without it a long press of a finger explains. */
  hold?(): void;
}

const LONG_PRESS = 450;
const STRAY = 8;

/** Whether a mouse comes in. Where no pointer can rest, browsers feign one at the place of the last tap. */
export function isMouse({ pointerType }: PointerEvent): boolean {
  const feigned = typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;
  return pointerType === 'mouse' && !feigned;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Listens at an element for every way of pointing at it. A long press explains and does not pick. */
export function pointing(pointed: () => Pointed): Attachment<Element> {
  return (element) => {
    let press = 0;
    let from: Place | null = null;
    let held = false;
    /** Who got the focus: an element that is taken away loses it when nobody can be asked any more. */
    let focused: Pointed | null = null;

    const release = () => {
      clearTimeout(press);
      from = null;
    };
    const click = (event: Event) => {
      const mouse = event as MouseEvent;
      // The second click of a double click moves the map nearer: it is no second choice.
      if (mouse.detail > 1) return;
      if (held) held = false;
      else pointed().pick(mouse.detail > 0 ? { x: mouse.clientX, y: mouse.clientY } : middle(element));
    };
    const down = (event: Event) => {
      const pointer = event as PointerEvent;
      held = false;
      if (pointer.button !== 0 || (pointer.pointerType === 'mouse' && !pointed().hold)) return;
      const at = { x: pointer.clientX, y: pointer.clientY };
      from = at;
      press = window.setTimeout(() => {
        const { hold, hover } = pointed();
        held = true;
        if (hold) hold();
        else hover(at);
      }, LONG_PRESS);
    };
    const move = (event: Event) => {
      const pointer = event as PointerEvent;
      if (from && Math.hypot(pointer.clientX - from.x, pointer.clientY - from.y) > STRAY) release();
    };
    const enter = (event: Event) => {
      const pointer = event as PointerEvent;
      if (isMouse(pointer)) pointed().hover({ x: pointer.clientX, y: pointer.clientY });
    };
    const leave = (event: Event) => {
      release();
      if ((event as PointerEvent).pointerType === 'mouse') pointed().leave();
    };
    const focus = () => {
      focused = pointed();
      if (element.matches(':focus-visible')) focused.hover(middle(element));
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      // A button of HTML turns these keys into a click by itself.
      if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      pointed().pick(middle(element));
    };
    const menu = (event: Event) => {
      if (from || held) event.preventDefault();
    };
    const blur = () => {
      focused?.leave();
      focused = null;
    };

    const listeners: [string, (event: Event) => void][] = [
      ['click', click],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', release],
      ['pointercancel', release],
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['focus', focus],
      ['blur', blur],
      ['keydown', key],
      ['contextmenu', menu],
    ];
    // Svelte's own way: an element that is taken away loses the focus while the page is being changed.
    const ends = listeners.map(([name, listener]) => on(element, name, listener));
    return () => {
      release();
      for (const end of ends) end();
    };
  };
}
