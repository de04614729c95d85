import type { Selection } from '../../contract/selection';
import { dateProblem } from '../../contract/slots';
import { serverNow } from '../../serverClock';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsChangingService } from '../../store/selection';
import { selectSessionNotice } from '../../store/session';
import { serviceChangeEnded } from '../../store/slices';
import { serviceQuestionText } from '../../text/serviceQuestion';
import { sessionNotices } from '../../text/sessionNotices';
import { useOnPathChange } from '../../ui/useNavigateIfHere';
import { loadServiceSteps } from './loadServiceSteps';
import { ServiceSelectionModal } from './ServiceSelectionModal';
import { useChosenService } from './useChosenService';

const reloadThisPage = (): void => window.location.reload();

export interface ServiceSelectionGateProps {
  readonly clock?: () => number;
  readonly reloadPage?: () => void;
}

/**
 * Shows the service selection over the current page while there is no valid selection (spec §2), or while the shopper
 * changes it. A selection is invalid if none was made or its slot has passed.
 */
export function ServiceSelectionGate({
  clock = serverNow,
  reloadPage = reloadThisPage,
}: ServiceSelectionGateProps) {
  const { selection, expired, isMissing } = useChosenService(clock);
  const isChanging = useIsChanging();
  const notice = useAppSelector(selectSessionNotice);
  const dispatch = useAppDispatch();
  if (!isMissing && !(isChanging && selection !== null)) return null;
  // The modal covers the session notice in the header, so it shows the notice itself.
  const reason =
    isMissing && notice !== undefined ? sessionNotices[notice] : expiredReason(expired, clock);
  return (
    <ServiceSelectionModal
      selection={selection ?? expired}
      reason={reason}
      onClose={isMissing ? undefined : () => dispatch(serviceChangeEnded())}
      loadSteps={loadServiceSteps}
      clock={clock}
      reloadPage={reloadPage}
    />
  );
}

const expiredReason = (expired: Selection | null, clock: () => number): string | null =>
  expired !== null && !isTooFar(expired, clock)
    ? serviceQuestionText.slotPassedBefore(expired.deliveryTime)
    : null;

/** Whether the date is too far ahead to be ordered, although it has not passed. */
const isTooFar = ({ calendarDate }: Selection, clock: () => number) =>
  dateProblem(calendarDate, clock()) === 'too-far';

function useIsChanging(): boolean {
  const isChanging = useAppSelector(selectIsChangingService);
  const dispatch = useAppDispatch();
  // Navigation ends a change that was started on the previous page.
  useOnPathChange(() => {
    if (isChanging) dispatch(serviceChangeEnded());
  });
  return isChanging;
}
