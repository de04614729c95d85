import { buildTheme } from '@kedai/ui/theme/theme';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { shop } from '../shop';
import { startStore } from '../state/startStore';
import { createStore, type StoreOptions } from '../state/store';
import type { AppStore } from '../state/thunk';

export interface RenderAppOptions extends StoreOptions {
  /** The initial location, e.g. `/product/p1?from=home`. */
  readonly route?: string;
  /** Does not call `startStore`, so the store reads no storage and does not check the session. */
  readonly skipStart?: boolean;
}

export interface RenderedApp extends RenderResult {
  readonly store: AppStore;
  readonly user: UserEvent;
  /** The current location. */
  location(): Location;
}

/** Reports the location of the router. */
function LocationReporter({ onRender }: { onRender: (location: Location) => void }): null {
  onRender(useLocation());
  return null;
}

/** Stops the stores of the current test. A store listens and writes until it is stopped. */
const stops = new Set<() => void>();
afterEach(() => {
  for (const stop of stops) stop();
  stops.clear();
});

/**
 * Renders an element as the shop does: with a new, started store, the theme and a router. Use it with `serveApi()`, which
 * responds to the page's requests.
 */
export function renderApp(
  node: ReactElement,
  { route = '/', skipStart = false, ...options }: RenderAppOptions = {},
): RenderedApp {
  const store = createStore(options);
  let current: Location | undefined;
  const setLocation = (location: Location): void => {
    current = location;
  };
  const result = render(
    <Provider store={store}>
      <ThemeProvider theme={buildTheme(shop.accent)}>
        <MemoryRouter initialEntries={[route]} useTransitions={false}>
          {node}
          <LocationReporter onRender={setLocation} />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  if (!skipStart) stops.add(startStore(store));
  return {
    ...result,
    store,
    // Reading `pointer-events` of every ancestor before each press takes a tenth of the time of all tests.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    location: () => {
      if (current === undefined) throw new Error('Nothing has been rendered yet.');
      return current;
    },
  };
}
