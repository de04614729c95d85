import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectSessionStatus } from '../../store/session';
import { nextPath } from './nextPath';

/**
 * Pages for those who are not signed in: a customer is sent home (spec §2), or back to where the sign-in was asked for.
 * Who comes is taken for a guest until the shop knows better: the form stands in the page's HTML and waits for no answer.
 * `stay` keeps the page while its own sign-in is still at work.
 */
export function GuestsOnly({
  stay = false,
  children,
}: {
  readonly stay?: boolean;
  readonly children: ReactNode;
}) {
  const status = useAppSelector(selectSessionStatus);
  const location = useLocation();
  const isCustomer = status === 'customer' && !stay;
  return isCustomer ? <Navigate to={nextPath(location)} replace /> : children;
}
