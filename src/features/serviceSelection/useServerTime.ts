import { useEffect, useState } from 'react';
import { sessionApi } from '../../api/sessionApi';
import { isServerTimeKnown } from '../../serverClock';
import { useAppDispatch } from '../../store/hooks';

/** A date is offered by the device's clock when the server's time has not arrived by then. */
const LONGEST_WAIT_MS = 3000;

/**
 * Asks for the server's time where no answer has carried it yet, since the device's clock may be days wrong. A visitor who
 * has just come can choose a date before the shop has called its API.
 * @returns whether the time is still awaited; false as well when it cannot be learnt
 */
export function useServerTime(): boolean {
  const dispatch = useAppDispatch();
  const [isAwaited, setAwaited] = useState(() => !isServerTimeKnown());
  useEffect(() => {
    if (!isAwaited) return undefined;
    const stopWaiting = () => setAwaited(false);
    const timer = setTimeout(stopWaiting, LONGEST_WAIT_MS);
    const call = sessionApi.endpoints.readServerTime.initiate(undefined, { subscribe: false });
    void dispatch(call).then(stopWaiting);
    return () => clearTimeout(timer);
  }, [dispatch, isAwaited]);
  return isAwaited;
}
