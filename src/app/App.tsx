import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { shop } from '../shop';
import type { AppStore, RootState } from '../store/createStore';
import { startStore } from '../store/startStore';
import { CurrencyContext } from '../ui/Price';
import { AppTheme } from './AppTheme';
import { ErrorBoundary } from './ErrorBoundary';
import { Pages } from './Pages';
import { Shell } from './Shell';

export interface AppProps {
  readonly store: AppStore;
  /** The state that the prerendered HTML shows. The store may have changed before a part of it is hydrated. */
  readonly prerenderedState?: RootState | undefined;
  /** Called once, when the page is hydrated. Must be stable. */
  readonly onHydrated?: () => void;
}

/** The shop; needs a router around it. Starts the store when it mounts. */
export function App({ store, prerenderedState, onHydrated }: AppProps) {
  useEffect(() => startStore(store), [store]);
  return (
    <Provider store={store} {...(prerenderedState && { serverState: prerenderedState })}>
      <AppTheme>
        <CurrencyContext value={shop.currency}>
          <ErrorBoundary path="shell">
            <Shell>
              <Pages isPrerendered={prerenderedState !== undefined} onHydrated={onHydrated} />
            </Shell>
          </ErrorBoundary>
        </CurrencyContext>
      </AppTheme>
    </Provider>
  );
}
