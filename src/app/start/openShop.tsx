import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { loadServiceSteps, type ServiceSteps } from '../../features/serviceSelection';
import { basename } from '../../language';
import { hydrate } from '../../state/dehydrate';
import { isDevToolsEnabled } from '../../state/device/isDevToolsEnabled';
import { browserStorage } from '../../state/device/storage';
import { syncWithStoredCustomer } from '../../state/session/checkSession';
import { createStore } from '../../state/store';
import type { AppStore } from '../../state/thunk';
import { App } from '../App';
import { removeMetadata } from '../metadata';
import { matchRoute, preloadPage } from '../routing';
import { completeHydration } from './hydration';
import { mount } from './mount';
import {
  FALLBACK_DOCUMENT,
  type HydrationData,
  pageData,
  readHydrationData,
} from './startProtocol';

let opening: Promise<AppStore> | undefined;

/** The one store of this page. Only developers load and wait for what DevTools need. */
function openStore(data: HydrationData | null = null): Promise<AppStore> {
  const options =
    data === null ? {} : { preloadedState: { pageProducts: data.state.pageProducts } };
  opening ??= isDevToolsEnabled(browserStorage().local)
    ? import(/* webpackChunkName: "devtools" */ '../../devtools')
        .then(({ openDevTools }) => createStore({ ...options, ...openDevTools().store }))
        .catch(() => createStore(options))
    : Promise.resolve(createStore(options));
  return opening;
}

/** The steps after the first one, with the store. */
export async function loadLiveSteps(): Promise<ServiceSteps> {
  const [store, Steps] = await Promise.all([openStore(), loadServiceSteps()]);
  // Confirm compares the customer of that time with this one.
  store.dispatch(syncWithStoredCustomer());
  return (props) => (
    <Provider store={store}>
      <Steps {...props} />
    </Provider>
  );
}

/** Whether the HTML is that of a path. Back may have changed the path before the program started. */
function isPrerenderedFor(pathname: string): boolean {
  const { path } = pageData();
  return path !== undefined && path !== FALLBACK_DOCUMENT && new RegExp(path, 'i').test(pathname);
}

/** Hydrates the shop in its prerendered HTML, or renders it. */
export async function open(container: HTMLElement): Promise<void> {
  // Should the page's chunk fail to load, the shell shows that.
  const page = preloadPage(matchRoute(window.location.pathname).name).catch(() => null);
  const isPrerendered = isPrerenderedFor(window.location.pathname);
  const data = isPrerendered ? readHydrationData() : null;
  const [store] = await Promise.all([openStore(data), page]);
  if (data !== null) store.dispatch(hydrate(data.state));
  if (!isPrerendered) {
    container.replaceChildren();
    delete pageData().path;
    removeMetadata();
    // They are those of the prerendered page.
    for (const element of document.head.querySelectorAll(
      'title, meta[name="description"], meta[name="robots"]',
    ))
      element.remove();
  }
  mount(
    container,
    // In a transition React renders in slices, and the styles that a slice adds recalculate the whole page before the next.
    <BrowserRouter basename={basename} useTransitions={false}>
      <App
        store={store}
        prerendered={
          isPrerendered
            ? { state: store.getState(), query: data?.query ?? '', hasData: data !== null }
            : undefined
        }
        onHydrated={completeHydration}
      />
    </BrowserRouter>,
  );
}
