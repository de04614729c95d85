import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppSelector } from '../../state/hooks';
import { selectSessionStatus } from '../../state/session/customerSession';
import { useNextPath } from '../shared/nextPath';

/**
 * Pages for guests only. A customer is redirected to the requested page or to home (spec §2). Until the session check is
 * done the visitor counts as a guest, so the prerendered form is usable at once. `stay` prevents the redirect while the
 * page's own sign-in is running.
 */
export function GuestsOnly({
  stay = false,
  children,
}: {
  readonly stay?: boolean;
  readonly children: ReactNode;
}) {
  const status = useAppSelector(selectSessionStatus);
  const next = useNextPath();
  const isCustomer = status === 'customer' && !stay;
  return isCustomer ? <Navigate to={next} replace /> : children;
}
