import './theme/fonts.css';
import { pageData } from './app/start/page';
import { inNextTask } from './inOwnTask';

pageData().runs = '';

/**
 * Evaluates React, then the program, and starts it: in a task each, so that input is heard in between. Not while the file
 * itself is being run, since measuring tools, for each error object that a library makes at its beginning, have V8 read
 * once more whatever is on the stack.
 */
async function begin(): Promise<void> {
  try {
    await import(/* webpackMode: "eager" */ 'react-dom/client');
    await inNextTask();
    const { start } = await import(/* webpackMode: "eager" */ './app/start/start');
    await inNextTask();
    start();
  } catch (error) {
    window.startFailed?.(true);
    reportError(error);
  }
}

const script = document.currentScript;
if (script === null) void begin();
else script.addEventListener('load', () => void begin(), { once: true });
