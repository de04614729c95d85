import { deviceClock, reloadThisPage } from './device';
import { loadServiceSteps } from './loadServiceSteps';
import { ServiceSelectionModal } from './ServiceSelectionModal';
import { useChosenService } from './useChosenService';

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
 * its slot has passed.
 */
export function ServiceSelectionGate({
  changing = false,
  onClose,
  clock = deviceClock,
  reloadPage = reloadThisPage,
}: ServiceSelectionGateProps) {
  const { selection, passed, isMissing } = useChosenService(clock);
  if (!isMissing && !(changing && selection !== null)) return null;
  return (
    <ServiceSelectionModal
      selection={selection ?? passed}
      passedSlot={passed?.deliveryTime ?? null}
      onClose={isMissing ? undefined : onClose}
      loadSteps={loadServiceSteps}
      clock={clock}
      reloadPage={reloadPage}
    />
  );
}
