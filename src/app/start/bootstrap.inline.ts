/**
 * Inline script in the `<head>` of every prerendered page. Runs before first paint: decides which part of the HTML is
 * shown, preloads what the page needs, starts the program, and queues a tap until React can handle it.
 */

import { dropQueuedClick, FALLBACK_DOCUMENT, isHydrated, pageData, queueClick } from './hydration';
import { loadWithRetry } from './loadWithRetry';
import { onUserInput } from './onIdleOrInput';
import { registerServiceWorker } from './registerServiceWorker';
import { currentServicePrompt } from './servicePrompt';
import { startPreloads } from './startPreloads';
import { createStartupErrorReport } from './startupError';

/** The longest time that the program waits for fonts and pictures, ms. */
const MAX_WAIT_MS = 3000;

const page = pageData();

/** Some servers answer every unknown path with home's HTML. */
const isFallback = !new RegExp(page.path ?? '').test(location.pathname);
if (isFallback) page.path = FALLBACK_DOCUMENT;

page.service = currentServicePrompt() === null ? 'chosen' : 'asked';

const preloadScript = (href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href }));
};

/** Resolves when a script has run. */
const runScript = (src: string) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src, onload: resolve, onerror: reject }));
  });

const startFailed = createStartupErrorReport(() => location.reload());
window.startFailed = startFailed;
const main = page.main?.split(' ') ?? [];

/** Starts the program, once. */
const startProgram = async () => {
  const scripts = main.splice(0);
  if (scripts.length === 0) return;
  const nothing = () => undefined;
  await Promise.all(
    scripts.map((src) => loadWithRetry(() => runScript(src), nothing, startFailed)),
  );
  // Some servers answer a missing script with a page, which the browser reports as loaded. A program may also throw.
  if (page.programStarted === undefined) startFailed(true);
};

if (page.service === 'chosen') {
  const scripts = (isFallback ? page.shop : page.scripts) ?? '';
  for (const href of [...main, ...scripts.split(' ')]) preloadScript(href);
  if (!isFallback) {
    startPreloads(JSON.parse(page.preloads ?? '[]'), new URLSearchParams(location.search));
  }
  addEventListener('DOMContentLoaded', startProgram);
  registerServiceWorker();
} else {
  // The fonts and the picture of the service prompt come before any script.
  addEventListener('DOMContentLoaded', () => {
    const startOnce = () => {
      stop();
      startProgram();
    };
    const stop = onUserInput(startOnce);
    setTimeout(startOnce, MAX_WAIT_MS);
    addEventListener('load', startOnce);
  });
}

const removals: (() => void)[] = [];
function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  capture = true,
): void {
  addEventListener(type, listener, capture);
  removals.push(() => removeEventListener(type, listener, capture));
}
window.stopQueueing = () => {
  for (const remove of removals.splice(0)) remove();
};

// Links work without a program.
listen('click', ({ target }) => {
  const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  if (control?.matches('button') && !isHydrated(control)) queueClick(control);
  else if (control) dropQueuedClick();
});

// This tap may have made React hydrate its button, and React has handled it by now.
listen(
  'click',
  () => {
    if (window.queuedClick && isHydrated(window.queuedClick.button)) dropQueuedClick();
  },
  false,
);

// The browser would send the form to the page's own URL. The click on the form's button is already queued.
listen('submit', (event) => {
  if (event.target instanceof Element && !isHydrated(event.target)) event.preventDefault();
});

// The shopper does something else now. A dialog that opens for the queued tap would take the focus away.
listen('focusin', ({ target }) => {
  if (target instanceof Element && target.matches('input, select, textarea')) dropQueuedClick();
});
listen('keydown', ({ key }) => {
  if (key === 'Escape') dropQueuedClick();
});
listen('popstate', dropQueuedClick);
