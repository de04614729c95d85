import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Selection } from '../../contract/selection';
import { isSelectionCurrent } from '../../contract/slots';
import { isPaymentPath } from '../../paths';
import { onClockCorrected, serverNow } from '../../serverClock';
import { useAppSelector } from '../../store/hooks';
import {
  selectIsChangingService,
  selectIsRehydrated,
  selectSelection,
} from '../../store/selection';

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
export function useChosenService(clock: () => number = serverNow): ChosenService {
  const isKnown = useAppSelector(selectIsRehydrated);
  const saved = useAppSelector(selectSelection);
  const { pathname } = useLocation();
  // The slot is judged again when the shopper begins to change it, or is asked to.
  const isChanging = useAppSelector(selectIsChangingService);
  const now = useMomentOfComing(clock, `${pathname} ${isChanging}`);
  if (!isKnown) return { selection: null, passed: null, isMissing: false };
  const stands = saved !== null && isSelectionCurrent(saved, now);
  return {
    selection: stands ? saved : null,
    passed: stands ? null : saved,
    isMissing: !stands && (saved === null || !isPaymentPath(pathname)),
  };
}

/** When the shopper last came to a view, epoch ms. Another view is known while it is rendered, and renders nothing once more. */
function useMomentOfComing(clock: () => number, view: string): number {
  const [coming, setComing] = useState(() => ({ view, at: clock() }));
  if (coming.view !== view) setComing({ view, at: clock() });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setComing({ view, at: clock() });
    };
    document.addEventListener('visibilitychange', look);
    const stopListening = onClockCorrected(look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopListening();
    };
  }, [clock, view]);
  return coming.at;
}
