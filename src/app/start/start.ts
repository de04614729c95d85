import { pathInEnglish } from '@kedai/contract/protocol/languages';
import { basename } from '../../language';
import { isDevToolsEnabled } from '../../state/device/isDevToolsEnabled';
import { browserStorage } from '../../state/device/storage';
import { openTabChannel } from '../../state/device/tabChannel';
import { discardOldScrollPosition } from '../scrollPositions';
import { hydrateServicePrompt } from './hydrateServicePrompt';
import { loadWithRetry } from './loadWithRetry';
import { onUserInput } from './onUserInput';
import { needsServicePrompt } from './servicePrompt';
import { pageData } from './startProtocol';

type Storefront = typeof import('./openShop');

/** The latest moment to prefetch the shop, for browsers that are never idle, ms. */
const MAX_IDLE_WAIT_MS = 2000;

/** The delay in browsers without `requestIdleCallback`, ms. */
const IDLE_FALLBACK_MS = 200;

const importStorefront = () => import(/* webpackChunkName: "storefront" */ './openShop');

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element with the id "${id}".`);
  return found;
}

/** Each page has one address. A server that serves folders may have redirected to the address with a slash. */
function normaliseTrailingSlash(): void {
  const { pathname, search, hash } = window.location;
  const path = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  const page = `${path}/` === basename ? basename : path;
  if (page !== pathname) {
    window.history.replaceState(window.history.state, '', page + search + hash);
  }
}

/** Prefetches scripts into the browser's cache. Running them would block the service prompt on a slow phone. */
function prefetchScripts(urls = ''): void {
  for (const url of urls.split(' ').filter(Boolean)) fetch(url).catch(() => undefined);
}

/** Prefetches the later steps at the visitor's first input, which may be the choice that opens them. */
function prefetchStepsOnInput(): void {
  const stop = onUserInput(() => {
    stop();
    prefetchScripts(pageData().steps);
  });
}

/** Loads the shop's program with retries, and reports failures to the bootstrap script. */
async function loadStorefront(use: (storefront: Storefront) => Promise<void>) {
  const { startFailed } = window;
  try {
    await use(await loadWithRetry(importStorefront, () => startFailed?.()));
  } catch (error) {
    startFailed?.(true);
    reportError(error);
  }
}

/**
 * Reloads the page when a service was chosen in another tab. Browsers may suspend tabs, so it checks again when the visitor
 * returns.
 * @returns stops it
 */
function reloadWhenChosenElsewhere(reload: () => void): () => void {
  const channel = openTabChannel();
  const check = () => {
    // A page that is being left becomes hidden.
    if (document.visibilityState === 'hidden' || needsServicePrompt(document.cookie)) return;
    stop();
    reload();
  };
  const stop = () => {
    removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
    channel?.close();
  };
  addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  if (channel) channel.onmessage = check;
  return stop;
}

/**
 * Starts the page. A visitor who has to choose a service gets the service prompt, and the shop's program is prefetched when
 * the browser is idle, since the next steps need it. The choice reloads the page. All others get the shop at once.
 */
export function start(reload = () => window.location.reload()): void {
  normaliseTrailingSlash();
  discardOldScrollPosition(browserStorage().tab);
  if (needsServicePrompt(document.cookie)) {
    const loadSteps = async () => (await importStorefront()).loadLiveSteps();
    // Redux DevTools look for the store before the first choice.
    const prepare = isDevToolsEnabled(browserStorage().local)
      ? () => void loadSteps().catch(() => undefined)
      : () => prefetchScripts(pageData().shop);
    prefetchStepsOnInput();
    const stopWatching = reloadWhenChosenElsewhere(reload);
    hydrateServicePrompt(element('service'), {
      loadSteps,
      englishPath: pathInEnglish(window.location.pathname),
      reloadPage: () => {
        stopWatching();
        reload();
      },
    });
    if (typeof requestIdleCallback === 'undefined') setTimeout(prepare, IDLE_FALLBACK_MS);
    else requestIdleCallback(prepare, { timeout: MAX_IDLE_WAIT_MS });
  } else {
    element('service').replaceChildren();
    void loadStorefront(({ open }) => open(element('root')));
  }
  pageData().programStarted = '';
}
