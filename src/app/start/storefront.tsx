import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { loadServiceSteps, type ServiceSteps } from '../../features/serviceSelection';
import { type AppStore, createStore } from '../../store/createStore';
import { isDevToolsEnabled } from '../../store/isDevToolsEnabled';
import { browserStorage } from '../../store/storage';
import { createStorageCodecs } from '../../store/storageCodecs';
import { App } from '../App';
import { preloadScreen } from '../screens';
import { completeHydration, FALLBACK_DOCUMENT, pageData } from './hydration';
import { mount } from './mount';

let opening: Promise<AppStore> | undefined;

/** The one store of this page. Only developers load and wait for what DevTools need. */
function openStore(): Promise<AppStore> {
  opening ??= isDevToolsEnabled(browserStorage().local)
    ? import(/* webpackChunkName: "devtools" */ '../../devtools')
        .then(({ openDevTools }) => createStore({ devTools: openDevTools().store }))
        .catch(() => createStore())
    : Promise.resolve(createStore());
  return opening;
}

function withStore(store: AppStore, Steps: ServiceSteps): ServiceSteps {
  // The prompt knows at most that a slot has passed. The saved address is offered again.
  const selection = createStorageCodecs(browserStorage()).selection.read();
  return ({ occasion, ...props }) => (
    <Provider store={store}>
      <Steps {...props} occasion={{ ...occasion, selection }} />
    </Provider>
  );
}

/** The steps after the first question, with the store and the previous selection. */
export async function loadLiveSteps(): Promise<ServiceSteps> {
  return withStore(...(await Promise.all([openStore(), loadServiceSteps()])));
}

/** Hydrates the shop in its prerendered HTML, or renders it. */
export async function open(container: HTMLElement): Promise<void> {
  // Should the screen's chunk fail to load, the shell shows that.
  const screen = preloadScreen(window.location.pathname).catch(() => null);
  const [store] = await Promise.all([openStore(), screen]);
  const { path } = pageData();
  const isPrerendered = path !== undefined && path !== FALLBACK_DOCUMENT;
  if (!isPrerendered) {
    container.replaceChildren();
    delete pageData().path;
    // The title and the description are those of the prerendered page.
    for (const element of document.head.querySelectorAll('title, meta[name="description"]'))
      element.remove();
  }
  mount(
    container,
    <BrowserRouter>
      <App
        store={store}
        prerenderedState={isPrerendered ? store.getState() : undefined}
        onHydrated={completeHydration}
      />
    </BrowserRouter>,
  );
}
