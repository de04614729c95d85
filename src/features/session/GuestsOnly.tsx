import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectSessionStatus } from '../../store/session';
import { nextPath } from './nextPath';
import { Waiting } from './Waiting';

/**
 * Pages for those who are not signed in: a customer is sent home (spec §2), or back to where the sign-in was asked for.
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
  if (stay) return children;
  if (status === 'checking') return <Waiting />;
  return status === 'customer' ? <Navigate to={nextPath(location)} replace /> : children;
}
