import { serverNow } from '@kedai/contract/protocol/serverClock';
import { dateProblem } from '@kedai/contract/rules/slots';
import { useOnPathChange } from '@kedai/ui/hooks/useNavigateIfHere';
import { selectIsChangingService, selectServiceChangeReason } from '../../state/device/selection';
import { serviceChangeEnded } from '../../state/device/slices';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectSessionNotice } from '../../state/session/customerSession';
import { sessionNotices } from '../../text/account/sessionNotices';
import { servicePromptText as text } from '../../text/order/servicePrompt';
import { ServiceSelectionModal, type Steps } from './ServiceSelectionModal';
import { useChosenService } from './useChosenService';

const reloadThisPage = (): void => window.location.reload();

/** Loads the steps after the first one and their machine. They need the store. */
export const loadServiceSteps = (): Promise<Steps> =>
  import(/* webpackChunkName: "service-steps" */ './ServiceSelectionSteps').then(
    (module) => module.ServiceSelectionSteps,
  );

/**
 * Shows the service selection over the current page while there is no valid selection (spec §2), or while the shopper
 * changes it. A selection is invalid if none was made or its slot has passed.
 */
export function ServiceSelectionGate({
  reloadPage = reloadThisPage,
}: {
  readonly reloadPage?: () => void;
}) {
  const { selection, expired, isMissing } = useChosenService();
  const isChanging = useAppSelector(selectIsChangingService);
  const changeReason = useAppSelector(selectServiceChangeReason);
  const notice = useAppSelector(selectSessionNotice);
  const dispatch = useAppDispatch();
  const endChange = () => dispatch(serviceChangeEnded());
  // Navigation ends a change that was started on the previous page.
  useOnPathChange(() => {
    if (isChanging) endChange();
  });
  if (!isMissing && !(isChanging && selection !== null)) return null;
  // A date may also have become too far ahead, for example after a change of the shop's limit.
  const hasPassed =
    expired !== null && dateProblem(expired.calendarDate, serverNow()) !== 'too-far';
  const passedReason = hasPassed
    ? text.slotPassedBefore(expired.deliveryTime)
    : changeReason || null;
  return (
    <ServiceSelectionModal
      selection={selection ?? expired}
      // The modal covers the session notice in the header, so it shows the notice itself.
      reason={isMissing && notice !== undefined ? sessionNotices[notice] : passedReason}
      onClose={isMissing ? undefined : endChange}
      loadSteps={loadServiceSteps}
      reloadPage={reloadPage}
    />
  );
}
