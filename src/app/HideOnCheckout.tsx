import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isCheckoutPath } from '../paths';

/** Hides its children on the order form and the checkout (spec §2). Navigation does not render the children again. */
export function HideOnCheckout({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return isCheckoutPath(pathname) ? null : children;
}
