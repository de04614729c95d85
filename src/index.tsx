import './theme/fonts.css';
import { pageData } from './app/start/page';
import { start } from './app/start/start';

pageData().runs = '';

// Not while the script is being evaluated, but in a task of its own, so that input is heard in between.
const script = document.currentScript;
if (script === null) start();
else script.addEventListener('load', () => start(), { once: true });
