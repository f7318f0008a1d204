/** The client on its page. */

import { mount } from 'svelte';
import App from './App.svelte';

export function start(target: Element): void {
  mount(App, { target });
}
