import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import { shop } from '../shop';
import type { AppStore } from '../store/createStore';
import { startStore } from '../store/startStore';
import { GlobalStyle } from '../theme/GlobalStyle';
import { buildTheme } from '../theme/theme';
import { CurrencyContext } from '../ui/Price';
import { Pages } from './Pages';
import { Shell } from './Shell';

const theme = buildTheme(shop.accent);

function Providers({
  store,
  children,
}: {
  readonly store: AppStore;
  readonly children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <CurrencyContext value={shop.currency}>{children}</CurrencyContext>
      </ThemeProvider>
    </Provider>
  );
}

/** The shop, inside whichever router it is given; the store is brought to life when it is mounted. */
export function App({ store }: { readonly store: AppStore }) {
  useEffect(() => startStore(store), [store]);
  return (
    <Providers store={store}>
      <GlobalStyle />
      <Shell>
        <Pages />
      </Shell>
    </Providers>
  );
}
