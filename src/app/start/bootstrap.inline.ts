/**
 * Inline script in the `<head>` of every prerendered page. Runs before first paint: decides which part of the HTML is
 * shown, preloads what the page needs, starts the program, and queues a tap until React can handle it.
 */

import { followLanguageLinks, rememberedHome, rememberLinkedLanguage } from './languageChoice';
import { loadWithRetry } from './loadWithRetry';
import { onUserInput } from './onUserInput';
import { registerServiceWorker } from './registerServiceWorker';
import { needsServicePrompt } from './servicePrompt';
import { startPreloads } from './startPreloads';
import { FALLBACK_DOCUMENT, pageData } from './startProtocol';
import { createStartupErrorReport } from './startupError';
import { setDefaultPolicy } from './trustedTypes';

/** The longest time that the program waits for fonts and pictures, ms. */
const MAX_WAIT_MS = 3000;

/** The longest time that the scripts of the page wait for its main pictures, ms. */
const MAX_PICTURE_WAIT_MS = 600;

const page = pageData();

setDefaultPolicy([page.pagePictures, page.promptPictures]);

rememberLinkedLanguage();
const home = rememberedHome();
if (home !== null) {
  document.documentElement.hidden = true;
  location.replace(home);
}
followLanguageLinks();

/** Some servers answer every unknown path with home's HTML. */
const isFallback = !new RegExp(page.path ?? '', 'i').test(location.pathname);
if (isFallback) page.path = FALLBACK_DOCUMENT;

page.service = needsServicePrompt(document.cookie) ? 'prompt' : 'chosen';

// The picture that the visitor sees first comes before any script.
const pictures = page.service === 'prompt' ? page.promptPictures : !isFallback && page.pagePictures;
if (pictures) document.head.insertAdjacentHTML('beforeend', pictures);

/** Resolves when the preloaded pictures have loaded or failed, or after a while. Scripts would share the bandwidth with them. */
const picturesSettled = () => {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[as="image"]')];
  const settled = links
    .filter(({ media }) => media === '' || matchMedia(media).matches)
    .map(
      (link) =>
        new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve })),
    );
  const waited = new Promise((resolve) => setTimeout(resolve, MAX_PICTURE_WAIT_MS));
  return Promise.race([Promise.all(settled), waited]);
};

const preloadScript = (href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href }));
};

/** Resolves when a script has run. Scripts run in the order of the calls. */
const runScript = (src: string) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    document.head.append(
      Object.assign(script, { src, async: false, onload: resolve, onerror: reject }),
    );
  });

const startFailed = createStartupErrorReport(() => location.reload());
window.startFailed = startFailed;
const main = page.main?.split(' ') ?? [];

/** Starts the program, once. */
const startProgram = async () => {
  const scripts = main.splice(0);
  if (scripts.length === 0) return;
  await Promise.all(scripts.map((src) => loadWithRetry(() => runScript(src), startFailed)));
  // The program starts in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  // Some servers answer a missing script with a page, which the browser reports as loaded. A program may also throw.
  if (page.programStarted === undefined) startFailed(true);
};

if (page.service === 'chosen') {
  const scripts = (isFallback ? page.shop : page.scripts) ?? '';
  const settled = picturesSettled();
  settled.then(() => {
    for (const href of [...main, ...scripts.split(' ')]) preloadScript(href);
  });
  if (!isFallback) {
    startPreloads(JSON.parse(page.preloads ?? '[]'), new URLSearchParams(location.search));
  }
  addEventListener('DOMContentLoaded', () => settled.then(startProgram));
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
    // Scripts that come before the picture is painted would delay it.
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(startOnce)));
  });
}

// The last tap is repeated after hydration. Whatever the shopper does after it drops it. Links work without a program.
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, () => void delete window.queuedClick, { capture: true, passive: true });
}
addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    // React would submit the form without the choices that were made in it before hydration.
    const isEarlySubmit = page.hydrated === 'started' && control?.matches('form [type="submit"]');
    if (isEarlySubmit) {
      event.preventDefault();
      event.stopPropagation();
    }
    const isQueued = isEarlySubmit || (control?.matches('button') && page.hydrated === undefined);
    window.queuedClick = (isQueued && control) || undefined;
  },
  true,
);

// The browser would send the form to the page's own URL. The click on the form's button is already queued.
addEventListener(
  'submit',
  (event) => {
    if (page.hydrated !== 'all') event.preventDefault();
  },
  true,
);
