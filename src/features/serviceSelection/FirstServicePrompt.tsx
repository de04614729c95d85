import { useEffect, useState } from 'react';
import { serverNow } from '../../serverClock';
import { serviceQuestionTexts } from '../../text/serviceQuestion';
import { ServiceSelectionModal } from './ServiceSelectionModal';
import type { Steps } from './useLazyServiceSteps';

export interface FirstServicePromptProps {
  readonly loadSteps: () => Promise<Steps>;
  /** Shows the page as it is for the service just chosen (spec §4). */
  readonly reloadPage: () => void;
  /** The slot that was chosen before and has passed. */
  readonly passedSlot?: string | null | undefined;
}

/**
 * The service selection of a visitor who has to choose before anything else. It needs neither the store nor a router, so
 * that it can stand in the page's HTML and be answered before the rest of the shop has arrived.
 */
export function FirstServicePrompt({
  loadSteps,
  reloadPage,
  passedSlot = null,
}: FirstServicePromptProps) {
  // The HTML is the same for everybody: why somebody is asked again is told when it has come to life.
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    setReason(passedSlot === null ? null : serviceQuestionTexts.slotPassedBefore(passedSlot));
  }, [passedSlot]);
  return (
    <ServiceSelectionModal
      selection={null}
      reason={reason}
      onClose={undefined}
      clock={serverNow}
      reloadPage={reloadPage}
      loadSteps={loadSteps}
    />
  );
}
