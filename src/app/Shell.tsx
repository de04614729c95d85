import { Boundary } from '@kedai/ui/feedback/Boundary';
import { Toasts } from '@kedai/ui/overlay/Toasts';
import { s, space, zIndexes } from '@kedai/ui/theme/tokens';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ServiceSelectionGate } from '../features/serviceSelection';
import { isCheckoutPath } from '../paths';
import { useCustomerKey } from '../state/session/customerSession';
import { layoutText } from '../text/layout';
import { CartNotices } from './CartNotices';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { NotificationBar } from './NotificationBar';
import { ServiceBar } from './ServiceBar';
import { usePrefetch } from './usePrefetch';
import { useScrollRestoration } from './useScrollRestoration';

const MAIN_ID = 'content';

const SkipLink = styled.a`
  position: fixed;
  top: ${space(1)};
  left: ${space(1)};
  z-index: ${zIndexes.skipLink};
  padding: ${space(1.5)} ${space(2.5)};
  background: ${s('inverse')};
  color: ${s('onInverse')};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** At least as tall as the window, so that loading content does not move the footer into view. */
const Main = styled.main`
  flex: 1;
  min-height: calc(100vh - 120px);

  &:focus {
    outline: none;
  }
`;

/** The shell around every page (spec §2). The order form and the checkout have neither bars nor footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const main = useScrollRestoration();
  const isCheckout = isCheckoutPath(useLocation().pathname);
  // The key discards an address that is being typed when its customer leaves.
  const customerKey = useCustomerKey();
  usePrefetch();
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{layoutText.skipToContent}</SkipLink>
      <Boundary>
        <NotificationBar />
      </Boundary>
      <Navigation hasSearch={!isCheckout} />
      {isCheckout ? null : (
        <Boundary>
          <ServiceBar />
        </Boundary>
      )}
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        {children}
      </Main>
      {isCheckout ? null : (
        <Boundary>
          <Footer />
        </Boundary>
      )}
      <ServiceSelectionGate key={customerKey} />
      <CartNotices />
      <Toasts />
    </>
  );
}
