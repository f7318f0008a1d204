import { learn } from './speech/texts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';

// The program and the texts of the reader's language are loaded side by side.
const [{ start }] = await Promise.all([import('./app/start'), learn()]);
const target = document.getElementById('app');
if (target) start(target);
