import { useIsHydrating } from '@kedai/ui/useIsHydrating';
import { servicePromptText } from '../../text/servicePromptText';
import { ServiceSelectionModal, type Steps } from './ServiceSelectionModal';

/**
 * The service selection for a first visit. It needs neither the store nor a router, so it can be part of the prerendered
 * HTML and be used before the rest of the app has loaded.
 */
export function FirstServicePrompt({
  loadSteps,
  reloadPage,
  passedSlot = null,
}: {
  readonly loadSteps: () => Promise<Steps>;
  readonly reloadPage: () => void;
  /** The previously chosen slot, if it has passed. */
  readonly passedSlot?: string | null | undefined;
}) {
  // The prerendered HTML is the same for every visitor, so the reason is added after hydration.
  const slot = useIsHydrating() ? null : passedSlot;
  return (
    <ServiceSelectionModal
      selection={null}
      reason={slot === null ? null : servicePromptText.slotPassedBefore(slot)}
      onClose={undefined}
      reloadPage={reloadPage}
      loadSteps={loadSteps}
    />
  );
}
