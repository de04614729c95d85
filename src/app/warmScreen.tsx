import { startTransition, use } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { type Navigator, Route, Router, Routes } from 'react-router-dom';
import { routes } from '../paths';
import { shop } from '../shop';
import type { AppStore } from '../store/createStore';
import { CurrencyContext } from '../ui/Price';
import { Look } from './Look';
import { type ScreenName, screens } from './screens';

const nothing = () => undefined;

/** Leads nowhere, but knows where links would. */
const nowhere: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : [to.pathname, to.search, to.hash].filter(Boolean).join(''),
  go: nothing,
  push: nothing,
  replace: nothing,
};

/** A key's comes as a click. */
const PRESSES = ['pointerdown', 'click'] as const;

const never = new Promise<never>(() => undefined);

function ending() {
  let resolve: (isWhole: boolean) => void = nothing;
  const promise = new Promise<boolean>((end) => {
    resolve = end;
  });
  return { promise, resolve };
}

/** Tells that all before it has been rendered, and keeps that from being shown. */
function Rendered({ tell }: { readonly tell: () => void }) {
  tell();
  return use(never);
}

/**
 * Renders a screen that nobody sees, in slices, so that its styles are in the page and its program is compiled when it is
 * opened. It is never finished: no effect of it runs, nothing is asked of the shop. Its document has no window, so that
 * no picture is loaded.
 * @returns whether it came to its end: a press, whose answer is not to wait, ends it before
 */
export async function warmScreen(
  store: AppStore,
  name: ScreenName,
  pathname: string,
): Promise<boolean> {
  const { default: Screen } = await screens[name]();
  const { body } = document.implementation.createHTMLDocument();
  const { promise, resolve } = ending();
  // Should it break, opening the page will tell.
  const root = createRoot(body, { onUncaughtError: () => resolve(true) });
  const giveWay = () => resolve(false);
  for (const press of PRESSES) window.addEventListener(press, giveWay, true);
  startTransition(() =>
    root.render(
      <Provider store={store}>
        <Look>
          <CurrencyContext value={shop.currency}>
            <Router location={pathname} navigator={nowhere}>
              <Routes>
                <Route path={routes[name]} element={<Screen />} />
              </Routes>
            </Router>
          </CurrencyContext>
        </Look>
        <Rendered tell={() => resolve(true)} />
      </Provider>,
    ),
  );
  const isWhole = await promise;
  for (const press of PRESSES) window.removeEventListener(press, giveWay, true);
  root.unmount();
  return isWhole;
}
