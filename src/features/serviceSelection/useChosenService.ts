import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Selection } from '../../contract/selection';
import { isSelectionCurrent } from '../../contract/slots';
import { isPaymentPath } from '../../paths';
import { useAppSelector } from '../../store/hooks';
import { selectIsRemembered, selectSelection } from '../../store/selection';
import { deviceClock } from './device';

export interface ChosenService {
  /** The choice that stands; null where there is none, and as long as this device's memory was not read. */
  readonly selection: Selection | null;
  /** A choice whose slot has passed. */
  readonly passed: Selection | null;
  /** A choice has to be made: none stands, which is known only once this device's memory was read. */
  readonly isMissing: boolean;
}

/**
 * The chosen service (spec §2, §3). Whether its slot is still to come is judged whenever the shopper comes to a page: from
 * another one, another tab or another app; never under the hand of who stays. An order that is being paid has its slot,
 * whatever became of it meanwhile.
 */
export function useChosenService(clock: () => number = deviceClock): ChosenService {
  const isKnown = useAppSelector(selectIsRemembered);
  const saved = useAppSelector(selectSelection);
  const { pathname } = useLocation();
  const now = useMomentOfComing(clock, pathname);
  if (!isKnown) return { selection: null, passed: null, isMissing: false };
  const stands = saved !== null && isSelectionCurrent(saved, now);
  return {
    selection: stands ? saved : null,
    passed: stands ? null : saved,
    isMissing: !stands && (saved === null || !isPaymentPath(pathname)),
  };
}

/** When the shopper last came to the page, epoch ms. Another page is known while it is rendered, and renders nothing once more. */
function useMomentOfComing(clock: () => number, pathname: string): number {
  const [coming, setComing] = useState(() => ({ pathname, at: clock() }));
  if (coming.pathname !== pathname) setComing({ pathname, at: clock() });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setComing({ pathname, at: clock() });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [clock, pathname]);
  return coming.at;
}
