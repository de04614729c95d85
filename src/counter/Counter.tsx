import { messageOf } from '@kedai/contract/calls/failure';
import { ButtonLink } from '@kedai/ui/button/ButtonLink';
import { EmptyState } from '@kedai/ui/feedback/EmptyState';
import { LoadState, Skeleton } from '@kedai/ui/feedback/Loading';
import { Toasts } from '@kedai/ui/overlay/Toasts';
import { CurrencyContext } from '@kedai/ui/product/Price';
import { GlobalStyle } from '@kedai/ui/theme/GlobalStyle';
import { buildTheme } from '@kedai/ui/theme/theme';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { shop } from '../shop';
import { counterText } from '../text/counter/counter';
import { sessionText } from '../text/counter/session';
import { useCounterSessionQuery } from './counterApi';
import { OrderPage } from './order/OrderPage';
import { PrintPage } from './print/PrintPage';
import { QueuePage } from './queue/QueuePage';
import { ReceiptsPage } from './receipts/ReceiptsPage';
import { Shell } from './Shell';
import { SearchPage } from './search/SearchPage';
import { InvitationPage } from './session/InvitationPage';
import { SignIn, SignInAgain } from './session/SignIn';
import { SlotsPage } from './slots/SlotsPage';
import { createCounterStore, useIsSignInNeeded } from './store';

const theme = buildTheme(shop.accent);

/** The counter; needs a router around it. */
export function Counter() {
  const [store] = useState(createCounterStore);
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <CurrencyContext value={shop.currency}>
          <Routes>
            <Route
              path="/invitation"
              element={
                <Shell>
                  <InvitationPage />
                </Shell>
              }
            />
            <Route path="*" element={<SignedIn />} />
          </Routes>
          <Toasts />
        </CurrencyContext>
      </ThemeProvider>
    </Provider>
  );
}

/** The pages for those who are signed in; the sign-in for others. */
function SignedIn() {
  const { data, error, refetch } = useCounterSessionQuery();
  const isSignInNeeded = useIsSignInNeeded();
  if (data === undefined) {
    return (
      <Shell>
        {isSignInNeeded ? (
          <SignIn />
        ) : (
          <LoadState
            hasFailed={error !== undefined}
            label={sessionText.checking}
            title={sessionText.uncheckedTitle}
            message={messageOf(error, '')}
            onRetry={() => void refetch()}
            as="h1"
          >
            <Skeleton $height="60vh" />
          </LoadState>
        )}
      </Shell>
    );
  }
  return (
    <>
      <Shell staff={data.staff}>
        <Routes>
          <Route index element={<ReceiptsPage />} />
          <Route path="/orders" element={<QueuePage />} />
          <Route path="/orders/:orderId" element={<OrderPage />} />
          <Route path="/print" element={<PrintPage />} />
          <Route path="/search" element={<SearchPage />} />
          <Route path="/slots" element={<SlotsPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Shell>
      {isSignInNeeded ? <SignInAgain /> : null}
    </>
  );
}

const NotFound = () => (
  <EmptyState as="h1" title={counterText.notFound}>
    <ButtonLink to="/">{counterText.toReceipts}</ButtonLink>
  </EmptyState>
);
