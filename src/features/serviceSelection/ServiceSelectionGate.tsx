import type { Selection } from '../../contract/selection';
import { dateProblem } from '../../contract/slots';
import { serverNow } from '../../serverClock';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsChangingService } from '../../store/selection';
import { selectSessionNotice } from '../../store/session';
import { serviceChangeEnded } from '../../store/slices';
import { serviceQuestionTexts } from '../../text/serviceQuestion';
import { sessionNotices } from '../../text/sessionNotices';
import { useOnPathChange } from '../../ui/useNavigateIfHere';
import { reloadThisPage } from './device';
import { loadServiceSteps } from './loadServiceSteps';
import { ServiceSelectionModal } from './ServiceSelectionModal';
import { useChosenService } from './useChosenService';

export interface ServiceSelectionGateProps {
  readonly clock?: () => number;
  readonly reloadPage?: () => void;
}

/**
 * Shows the service selection over whatever page is open, as long as no selection stands (spec §2): none was made, or
 * its slot has passed; or as long as it is being changed.
 */
export function ServiceSelectionGate({
  clock = serverNow,
  reloadPage = reloadThisPage,
}: ServiceSelectionGateProps) {
  const { selection, passed, isMissing } = useChosenService(clock);
  const isChanging = useIsChanging();
  const notice = useAppSelector(selectSessionNotice);
  const dispatch = useAppDispatch();
  if (!isMissing && !(isChanging && selection !== null)) return null;
  // The modal covers the header, where the notice of the session is shown.
  const reason =
    isMissing && notice !== undefined ? sessionNotices[notice] : passedReason(passed, clock);
  return (
    <ServiceSelectionModal
      selection={selection ?? passed}
      reason={reason}
      onClose={isMissing ? undefined : () => dispatch(serviceChangeEnded())}
      loadSteps={loadServiceSteps}
      clock={clock}
      reloadPage={reloadPage}
    />
  );
}

const passedReason = (passed: Selection | null, clock: () => number): string | null =>
  passed !== null && !isTooFar(passed, clock)
    ? serviceQuestionTexts.slotPassedBefore(passed.deliveryTime)
    : null;

/** A slot that cannot be ordered, though it has not passed. */
const isTooFar = ({ calendarDate }: Selection, clock: () => number) =>
  dateProblem(calendarDate, clock()) === 'too-far';

function useIsChanging(): boolean {
  const isChanging = useAppSelector(selectIsChangingService);
  const dispatch = useAppDispatch();
  // Another page leaves the change: it was asked for on the one before.
  useOnPathChange(() => {
    if (isChanging) dispatch(serviceChangeEnded());
  });
  return isChanging;
}
