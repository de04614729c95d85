import { inNextTask } from '../../inOwnTask';
import { browserStorage } from '../../store/storage';
import type { FirstQuestion } from '../Shell';
import { forgetEarlierTops } from '../scrollTops';
import { askFirst } from './askFirst';
import { STUCK } from './page';
import { persistently } from './persistently';
import { questionNow } from './serviceQuestion';
import { whenChosenElsewhere } from './whenChosenElsewhere';
import { whenQuiet } from './whenQuiet';

type Storefront = typeof import('./storefront');

/** Its files are compiled as they arrive; the store and the shop are evaluated in a task each, so that input is heard in between. */
async function loadStorefront() {
  // This module is there: what is waited for are the files of the part that it is asked for in.
  await import(/* webpackChunkName: "storefront" */ '../../inOwnTask');
  await inNextTask();
  await import(/* webpackChunkName: "storefront" */ '../../store/createStore');
  await inNextTask();
  return import(/* webpackChunkName: "storefront" */ './storefront');
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element with the id "${id}".`);
  return found;
}

/** A server that finds a page's HTML in a folder may have led to the folder's address: a page has one address only. */
function leaveFolder(): void {
  const { pathname, search, hash } = window.location;
  const page = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  if (page !== pathname) {
    window.history.replaceState(window.history.state, '', page + search + hash);
  }
}

/**
 * Says how the shop is installed on a phone, once it can be used. Inside the HTML it would be fetched along with what is
 * painted first.
 */
function tellManifest(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' }));
}

/** Has the shop's program at hand, and keeps trying; what keeps it away is told by the page's own script. */
function loadShop(use: (storefront: Storefront) => void | Promise<void>): void {
  const { startFailed } = window;
  persistently(loadStorefront, use, () => startFailed?.()).catch((error: unknown) => {
    startFailed?.(true);
    reportError(error);
  });
}

/** Opens the shop in its place as soon as it has arrived. */
const openShop = (place: HTMLElement, question?: FirstQuestion) =>
  loadShop(({ open }) => open(place, question));

/** Who needs it sooner asks for it again. */
const fetchShop = () => loadShop(() => document.getElementById(STUCK)?.remove());

/**
 * Opens the shop in the page. Where a service has to be chosen, that question is all that can be used, so that is what is
 * brought to life; the shop's program, which the steps behind it need, is fetched when the browser is idle, and the shop,
 * which nobody sees, is opened when the service was chosen in another tab, since choosing it here loads the page anew.
 * Whoever has chosen before gets the shop at once.
 */
export function start(reload = () => window.location.reload()): void {
  leaveFolder();
  const service = element('service');
  const root = element('root');
  const asked = questionNow();
  if (asked === null) {
    tellManifest();
    service.replaceChildren();
    openShop(root);
    return;
  }
  forgetEarlierTops(browserStorage().tab);
  const question = askFirst(service, asked, {
    loadSteps: async () => (await loadStorefront()).loadLiveSteps(),
    reloadPage: () => {
      stopHearingTabs();
      reload();
    },
  });
  const stopHearingTabs = whenChosenElsewhere(() => openShop(root, question));
  whenQuiet(fetchShop);
}
