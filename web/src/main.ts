import { mount } from 'svelte';
import App from './app/App.svelte';
import { pages } from './app/pages';
import { router } from './app/router.svelte';
import { learn } from './speech/texts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';

// The page and the texts of the reader's language are loaded side by side; nothing can be shown before both.
await Promise.all([pages[router.page.page](), learn()]);
const target = document.getElementById('app');
if (target) mount(App, { target });
