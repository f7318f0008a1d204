import { mount } from 'svelte';
import App from './app/App.svelte';
import './style/fonts';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
