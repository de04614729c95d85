import { confirmedServerNow, onClockCorrected } from '@kedai/contract/protocol/serverClock';
import { isSelectionCurrent } from '@kedai/contract/rules/slots';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPaymentPath } from '../../paths';
import {
  selectIsChangingService,
  selectIsRehydrated,
  selectSelection,
} from '../../state/device/selection';
import { useAppSelector } from '../../state/hooks';

/**
 * The chosen service (spec §2, §3). The slot is checked whenever the shopper arrives at a page, also from another tab or
 * app, but not while the shopper stays on it. It is kept until the server's time is known, since the device's clock may be
 * wrong. An order that is being paid keeps its slot, so payment pages never ask.
 */
export function useChosenService() {
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const saved = useAppSelector(selectSelection);
  const { pathname } = useLocation();
  // The slot is checked again when a change of the service starts.
  const isChanging = useAppSelector(selectIsChangingService);
  const now = useArrivalTime(`${pathname} ${isChanging}`);
  const hasPassed = saved !== null && now !== null && !isSelectionCurrent(saved, now);
  const isCurrent = isRehydrated && saved !== null && !hasPassed;
  return {
    /** The valid selection; null if there is none or the storage has not been read yet. */
    selection: isCurrent ? saved : null,
    /** A selection whose slot has passed. */
    expired: isCurrent || !isRehydrated ? null : saved,
    /** Whether the shopper has to choose. False until the storage has been read. */
    isMissing: isRehydrated && !isCurrent && (saved === null || !isPaymentPath(pathname)),
  };
}

/**
 * When the shopper last arrived at a view, epoch ms; null while the server's time is unknown. A new view is detected during
 * render, without an extra commit.
 */
function useArrivalTime(view: string): number | null {
  const [arrival, setArrival] = useState(() => ({ view, at: confirmedServerNow() }));
  if (arrival.view !== view) setArrival({ view, at: confirmedServerNow() });
  useEffect(() => {
    const recordArrival = () => {
      if (document.visibilityState === 'visible') setArrival({ view, at: confirmedServerNow() });
    };
    document.addEventListener('visibilitychange', recordArrival);
    const stopListening = onClockCorrected(recordArrival);
    return () => {
      document.removeEventListener('visibilitychange', recordArrival);
      stopListening();
    };
  }, [view]);
  return arrival.at;
}
