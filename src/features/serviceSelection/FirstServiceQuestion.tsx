import { deviceClock, reloadThisPage } from './device';
import { ServiceSelectionModal } from './ServiceSelectionModal';
import type { Steps } from './useStepsOnDemand';

/**
 * The service selection of a visitor who has never chosen. It needs neither the store nor a router, so that it can stand
 * in the page's HTML and be answered before the rest of the shop has arrived.
 */
export function FirstServiceQuestion({ loadSteps }: { readonly loadSteps: () => Promise<Steps> }) {
  return (
    <ServiceSelectionModal
      selection={null}
      hasSlotPassed={false}
      onClose={undefined}
      clock={deviceClock}
      reloadPage={reloadThisPage}
      loadSteps={loadSteps}
    />
  );
}
