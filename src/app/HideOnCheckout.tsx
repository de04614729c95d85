import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isCheckoutPath } from '../paths';

/** What the order form and the checkout hide (spec §2). On the way from page to page it is not rendered again. */
export function HideOnCheckout({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return isCheckoutPath(pathname) ? null : children;
}
