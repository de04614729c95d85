import { browserStorage } from '../../store/storage';
import type { ServicePromptRoot } from '../Shell';
import { discardScrollPositions } from '../scrollPositions';
import { hydrateServicePrompt } from './hydrateServicePrompt';
import { pageData, STARTUP_ERROR_ID } from './hydration';
import { loadWithRetry } from './loadWithRetry';
import { onIdleOrInput } from './onIdleOrInput';
import { onSelectionInOtherTab } from './onSelectionInOtherTab';
import { currentServicePrompt } from './servicePrompt';

type Storefront = typeof import('./storefront');

const importStorefront = () => import(/* webpackChunkName: "storefront" */ './storefront');

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element with the id "${id}".`);
  return found;
}

/** Each page has one address. A server that serves folders may have redirected to the address with a slash. */
function normaliseTrailingSlash(): void {
  const { pathname, search, hash } = window.location;
  const page = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  if (page !== pathname) {
    window.history.replaceState(window.history.state, '', page + search + hash);
  }
}

/** Links the manifest once the shop can be used. In the HTML, it would compete with what is painted first. */
function addManifest(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' }));
}

/** Loads the shop's program with retries, and reports failures to the bootstrap script. */
function loadStorefront(use: (storefront: Storefront) => void | Promise<void>): void {
  const { startFailed } = window;
  loadWithRetry(importStorefront, use, () => startFailed?.()).catch((error: unknown) => {
    startFailed?.(true);
    reportError(error);
  });
}

/** Opens the shop in its place as soon as its program has loaded. */
const openShop = (container: HTMLElement, prompt?: ServicePromptRoot) =>
  loadStorefront(({ open }) => open(container, prompt));

/** Loads the shop's program into the browser's cache, and then removes the message of an earlier failure. */
const prefetchShop = () =>
  loadStorefront(() => document.getElementById(STARTUP_ERROR_ID)?.remove());

/**
 * Starts the page. A visitor who has to choose a service gets the service prompt, and the shop's program is prefetched when
 * the browser is idle, since the next steps need it. The page under the prompt is opened only when a service was chosen in
 * another tab: choosing it here reloads the page. All others get the shop at once.
 */
export function start(reload = () => window.location.reload()): void {
  normaliseTrailingSlash();
  const service = element('service');
  const root = element('root');
  const prompt = currentServicePrompt();
  if (prompt === null) {
    addManifest();
    service.replaceChildren();
    openShop(root);
  } else {
    discardScrollPositions(browserStorage().tab);
    const promptRoot = hydrateServicePrompt(service, prompt, {
      loadSteps: async () => (await importStorefront()).loadLiveSteps(),
      reloadPage: () => {
        stopListeningToTabs();
        reload();
      },
    });
    const stopListeningToTabs = onSelectionInOtherTab(() => openShop(root, promptRoot));
    onIdleOrInput(prefetchShop);
  }
  pageData().programStarted = '';
}
