import { useEffect, useState } from 'react';
import { isSelectionCurrent } from '../../contract/slots';
import { useAppSelector } from '../../store/hooks';
import { selectIsRemembered, selectSelection } from '../../store/selection';
import { deviceClock, reloadThisPage } from './device';
import { loadServiceSteps } from './loadServiceSteps';
import { ServiceSelectionModal } from './ServiceSelectionModal';

export interface ServiceSelectionGateProps {
  /** The shopper wants to change a selection that stands. */
  readonly changing?: boolean;
  /** The shopper keeps the selection that stands. */
  readonly onClose?: () => void;
  readonly clock?: () => number;
  readonly reloadPage?: () => void;
}

/**
 * Shows the service selection over whatever page is open, as long as no selection stands (spec §2): none was made, or
 * its slot has passed. The shell loads this with everything in it, and only then. A page rendered ahead shows nothing: who comes, and when, is not known there.
 */
export function ServiceSelectionGate({
  changing = false,
  onClose,
  clock = deviceClock,
  reloadPage = reloadThisPage,
}: ServiceSelectionGateProps) {
  const selection = useAppSelector(selectSelection);
  const known = useAppSelector(selectIsRemembered);
  const now = useMomentOfLooking(clock);
  if (!known || now === null) return null;

  const stands = selection !== null && isSelectionCurrent(selection, now);
  if (stands && !changing) return null;
  return (
    <ServiceSelectionModal
      selection={selection}
      hasSlotPassed={selection !== null && !stands}
      onClose={stands ? onClose : undefined}
      loadSteps={loadServiceSteps}
      clock={clock}
      reloadPage={reloadPage}
    />
  );
}

/** When the shopper last began to look at this page (epoch ms); null before the first time. */
function useMomentOfLooking(clock: () => number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNow(clock());
    };
    setNow(clock());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [clock]);
  return now;
}
