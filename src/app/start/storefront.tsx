import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { loadServiceSteps, type ServiceSteps } from '../../features/serviceSelection';
import { type AppStore, createStore } from '../../store/createStore';
import { isDevToolsEnabled } from '../../store/isDevToolsEnabled';
import { browserStorage } from '../../store/storage';
import { selectionCodec } from '../../store/storageCodecs';
import { App } from '../App';
import type { ServicePromptRoot } from '../Shell';
import { screenAt } from '../screens';
import { completeHydration, FALLBACK_DOCUMENT, pageData } from './hydration';

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
  const selection = selectionCodec(browserStorage()).read();
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

const completeShell = () => completeHydration('shell');
const completeAll = () => completeHydration('all');

/** Whether the HTML is that of this page. Under the prompt, the visitor may have gone back to another page. */
const isPrerendered = ({ path }: ReturnType<typeof pageData>) =>
  path !== undefined &&
  path !== FALLBACK_DOCUMENT &&
  new RegExp(path).test(window.location.pathname);

/** Hydrates the shop in its prerendered HTML, or renders it. In a transition, so that taps are handled in between. */
export async function open(container: HTMLElement, promptRoot?: ServicePromptRoot): Promise<void> {
  // Should the screen's chunk fail to load, the shell shows that.
  const screen = screenAt(window.location.pathname)().catch(() => null);
  const [store] = await Promise.all([openStore(), screen]);
  const isHydrating = isPrerendered(pageData());
  const tree = (
    <BrowserRouter>
      <App
        store={store}
        prerenderedState={isHydrating ? store.getState() : undefined}
        promptRoot={promptRoot}
        onShellHydrated={completeShell}
        onHydrated={completeAll}
      />
    </BrowserRouter>
  );
  if (isHydrating) {
    startTransition(() => void hydrateRoot(container, tree));
    return;
  }
  if (pageData().path !== undefined) container.replaceChildren();
  delete pageData().path;
  // The title and the description are those of the prerendered page.
  for (const element of document.head.querySelectorAll('title, meta[name="description"]'))
    element.remove();
  startTransition(() => createRoot(container).render(tree));
}
