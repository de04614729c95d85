import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { shop } from '../shop';
import type { AppStore, RootState } from '../store/createStore';
import { startStore } from '../store/startStore';
import { CurrencyContext } from '../ui/Price';
import { AppTheme } from './AppTheme';
import { ErrorBoundary } from './ErrorBoundary';
import { OnHydrated } from './OnHydrated';
import { Pages } from './Pages';
import { type ServicePromptRoot, Shell } from './Shell';

const nothing = () => undefined;

export interface AppProps {
  readonly store: AppStore;
  /** The state that the prerendered HTML shows. The store may have changed before a part of it is hydrated. */
  readonly prerenderedState?: RootState | undefined;
  /** The service prompt, which was hydrated before the shop. */
  readonly promptRoot?: ServicePromptRoot | undefined;
  /** Called once, when the shell is hydrated. Must be stable. */
  readonly onShellHydrated?: () => void;
  /** Called once, when the page in the shell is hydrated. Must be stable. */
  readonly onHydrated?: () => void;
}

/** The shop; needs a router around it. Starts the store when it mounts. */
export function App({
  store,
  prerenderedState,
  promptRoot,
  onShellHydrated = nothing,
  onHydrated,
}: AppProps) {
  useEffect(() => startStore(store), [store]);
  return (
    <Provider store={store} {...(prerenderedState && { serverState: prerenderedState })}>
      <AppTheme>
        <CurrencyContext value={shop.currency}>
          <ErrorBoundary path="shell">
            <OnHydrated call={onShellHydrated}>
              <Shell promptRoot={promptRoot}>
                <Pages isPrerendered={prerenderedState !== undefined} onHydrated={onHydrated} />
              </Shell>
            </OnHydrated>
          </ErrorBoundary>
        </CurrencyContext>
      </AppTheme>
    </Provider>
  );
}
