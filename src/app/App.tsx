import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { shop } from '../shop';
import type { AppStore } from '../store/createStore';
import { startStore } from '../store/startStore';
import { CurrencyContext } from '../ui/Price';
import { AppTheme } from './AppTheme';
import { ErrorBoundary } from './ErrorBoundary';
import { Pages, type Prerendered } from './Pages';
import { Shell } from './Shell';

export interface AppProps {
  readonly store: AppStore;
  /** The HTML that is to be hydrated. The store may have changed before a part of it is hydrated. */
  readonly prerendered?: Prerendered | undefined;
  /** Called once, when the page is hydrated. Must be stable. */
  readonly onHydrated?: () => void;
}

/** The shop; needs a router around it. Starts the store when it mounts. */
export function App({ store, prerendered, onHydrated }: AppProps) {
  useEffect(() => startStore(store), [store]);
  return (
    <Provider store={store} {...(prerendered && { serverState: prerendered.state })}>
      <AppTheme>
        <CurrencyContext value={shop.currency}>
          <ErrorBoundary path="shell">
            <Shell>
              <Pages prerendered={prerendered} onHydrated={onHydrated} />
            </Shell>
          </ErrorBoundary>
        </CurrencyContext>
      </AppTheme>
    </Provider>
  );
}
