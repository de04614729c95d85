import { CurrencyContext } from '@kedai/ui/product/Price';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { shop } from '../shop';
import { startStore } from '../state/startStore';
import type { AppStore } from '../state/thunk';
import { AppTheme } from './AppTheme';
import { ErrorBoundary } from './ErrorBoundary';
import { Pages, type PagesProps } from './Pages';
import { Shell } from './Shell';

/** The shop; needs a router around it. Starts the store when it mounts. */
export function App({ store, prerendered, onHydrated }: PagesProps & { readonly store: AppStore }) {
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
