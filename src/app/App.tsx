import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { shop } from '../shop';
import type { AppStore, RootState } from '../store/createStore';
import { startStore } from '../store/startStore';
import { CurrencyContext } from '../ui/Price';
import { ErrorBoundary } from './ErrorBoundary';
import { Look } from './Look';
import { Pages } from './Pages';
import { type FirstQuestion, Shell } from './Shell';
import { WhenAlive } from './WhenAlive';

const nobody = () => undefined;

export interface AppProps {
  readonly store: AppStore;
  /** What the HTML shows that this is brought to life in; parts of it may be reached when the store knows more. */
  readonly stateAhead?: RootState | undefined;
  /** The service selection that stands over the page since before the shop was there. */
  readonly firstQuestion?: FirstQuestion | undefined;
  /** Told once what stands around the page can be used. Must be stable. */
  readonly onShellAlive?: () => void;
  /** Told once the page itself can be used. Must be stable. */
  readonly onAlive?: () => void;
}

/** The shop, inside whichever router it is given; the store is brought to life when it is mounted. */
export function App({
  store,
  stateAhead,
  firstQuestion,
  onShellAlive = nobody,
  onAlive,
}: AppProps) {
  useEffect(() => startStore(store), [store]);
  return (
    <Provider store={store} {...(stateAhead && { serverState: stateAhead })}>
      <Look>
        <CurrencyContext value={shop.currency}>
          <ErrorBoundary place="shell">
            <WhenAlive tell={onShellAlive}>
              <Shell firstQuestion={firstQuestion}>
                <Pages isAhead={stateAhead !== undefined} onAlive={onAlive} />
              </Shell>
            </WhenAlive>
          </ErrorBoundary>
        </CurrencyContext>
      </Look>
    </Provider>
  );
}
