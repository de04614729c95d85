import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { shop } from '../shop';
import { type AppStore, createStore, type StoreOptions } from '../store/createStore';
import { startStore } from '../store/startStore';
import { buildTheme } from '../theme/theme';

export interface RenderAppOptions extends StoreOptions {
  /** Where the visit begins, e.g. `/product/p1?from=home`. */
  readonly route?: string;
  /** Leaves the store still: nothing is read from the device and nobody asks who is signed in. */
  readonly still?: boolean;
}

export interface RenderedApp extends RenderResult {
  readonly store: AppStore;
  readonly user: UserEvent;
  /** Where the page is now. */
  location(): Location;
}

/** Tells where the router stands. */
function Follow({ onMove }: { onMove: (location: Location) => void }): null {
  onMove(useLocation());
  return null;
}

/** What is still open from the test before; a store listens and writes until it is stopped. */
const stops = new Set<() => void>();
afterEach(() => {
  for (const stop of stops) stop();
  stops.clear();
});

/**
 * Renders a part of the page as the shop does: with a fresh store that is alive, the theme and a router of its own.
 * Use it beside `serveApi()`, which answers what the page asks.
 */
export function renderApp(
  node: ReactElement,
  { route = '/', still = false, ...options }: RenderAppOptions = {},
): RenderedApp {
  const store = createStore({ devTools: false, ...options });
  let place: Location | undefined;
  const follow = (location: Location): void => {
    place = location;
  };
  const result = render(
    <Provider store={store}>
      <ThemeProvider theme={buildTheme(shop.accent)}>
        <MemoryRouter initialEntries={[route]}>
          {node}
          <Follow onMove={follow} />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  if (!still) stops.add(startStore(store));
  return {
    ...result,
    store,
    user: userEvent.setup(),
    location: () => {
      if (place === undefined) throw new Error('Nothing has been rendered.');
      return place;
    },
  };
}
