import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { loadServiceSteps, type ServiceSteps } from '../../features/serviceSelection';
import { type AppStore, createStore } from '../../store/createStore';
import { browserStorage } from '../../store/storage';
import { storedSelection } from '../../store/stored';
import { wantsDevTools } from '../../store/wantsDevTools';
import { App } from '../App';
import type { FirstQuestion } from '../Shell';
import { screenAt } from '../screens';
import { FOREIGN, pageData, takeOver } from './page';
import { leadOnceByLinks } from './repeatedLinks';

let opening: Promise<AppStore> | undefined;

/** The one store of this page. What DevTools need is for developers: shoppers neither load nor wait for it. */
function theStore(): Promise<AppStore> {
  opening ??= wantsDevTools(browserStorage().local)
    ? import(/* webpackChunkName: "devtools" */ '../../devtools')
        .then(({ openDevTools }) => createStore({ devTools: openDevTools().store }))
        .catch(() => createStore())
    : Promise.resolve(createStore());
  return opening;
}

function withStore(store: AppStore, Steps: ServiceSteps): ServiceSteps {
  // The question knew at most that a slot has passed; the address that was chosen with it is offered again.
  const selection = storedSelection(browserStorage()).read();
  return ({ occasion, ...props }) => (
    <Provider store={store}>
      <Steps {...props} occasion={{ ...occasion, selection }} />
    </Provider>
  );
}

/** The steps that follow the first question, with the store that they need around them, and what was chosen before. */
export async function loadLiveSteps(): Promise<ServiceSteps> {
  return withStore(...(await Promise.all([theStore(), loadServiceSteps()])));
}

const takeOverShell = () => takeOver('shell');
const takeOverAll = () => takeOver('all');

/** Whether the HTML that is there is that of this page; under the question one may have gone back to another. */
const isRenderedAhead = ({ path }: ReturnType<typeof pageData>) =>
  path !== undefined && path !== FOREIGN && new RegExp(path).test(window.location.pathname);

/** Opens the shop in its place: in the HTML that was rendered ahead, or in place of it; in slices, between which input is heard. */
export async function open(place: HTMLElement, firstQuestion?: FirstQuestion): Promise<void> {
  // The page is asked for together with the store; should it not arrive, the shop around it tells.
  const screen = screenAt(window.location.pathname)().catch(() => null);
  const [store] = await Promise.all([theStore(), screen]);
  const isAhead = isRenderedAhead(pageData());
  leadOnceByLinks();
  const tree = (
    <BrowserRouter>
      <App
        store={store}
        stateAhead={isAhead ? store.getState() : undefined}
        firstQuestion={firstQuestion}
        onShellAlive={takeOverShell}
        onAlive={takeOverAll}
      />
    </BrowserRouter>
  );
  if (isAhead) {
    startTransition(() => void hydrateRoot(place, tree));
    return;
  }
  if (pageData().path !== undefined) place.replaceChildren();
  delete pageData().path;
  // The title and the description are those of the page that was rendered ahead.
  for (const one of document.head.querySelectorAll('title, meta[name="description"]')) one.remove();
  startTransition(() => createRoot(place).render(tree));
}
