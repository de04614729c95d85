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
  /** The initial location, e.g. `/product/p1?from=home`. */
  readonly route?: string;
  /** Does not start the store: it reads no storage and does not check the session. */
  readonly still?: boolean;
}

export interface RenderedApp extends RenderResult {
  readonly store: AppStore;
  readonly user: UserEvent;
  /** The current location. */
  location(): Location;
}

/** Reports the location of the router. */
function Follow({ onMove }: { onMove: (location: Location) => void }): null {
  onMove(useLocation());
  return null;
}

/** Stops the stores of the current test. A store listens and writes until it is stopped. */
const stops = new Set<() => void>();
afterEach(() => {
  for (const stop of stops) stop();
  stops.clear();
});

/**
 * Renders a part of the page as the shop does: with a new, started store, the theme and a router. Use it with `serveApi()`,
 * which answers the page's requests.
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
      if (place === undefined) throw new Error('Nothing has been rendered yet.');
      return place;
    },
  };
}
