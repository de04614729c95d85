import { useEffect, useState } from 'react';
import { sessionApi } from '../../api/sessionApi';
import { isServerTimeKnown } from '../../serverClock';
import { useAppDispatch } from '../../store/hooks';

/** After this wait the dates are based on the device's clock. */
const MAX_WAIT_MS = 3000;

/**
 * Requests the server's time if no response has carried it yet. The device's clock may be days wrong, and a first visitor
 * can choose a date before any other API call.
 * @returns whether the time is still pending; also false after a failure
 */
export function useServerTime(): boolean {
  const dispatch = useAppDispatch();
  const [isPending, setPending] = useState(() => !isServerTimeKnown());
  useEffect(() => {
    if (!isPending) return undefined;
    const stopWaiting = () => setPending(false);
    const timer = setTimeout(stopWaiting, MAX_WAIT_MS);
    const call = sessionApi.endpoints.readServerTime.initiate(undefined, { subscribe: false });
    void dispatch(call).then(stopWaiting);
    return () => clearTimeout(timer);
  }, [dispatch, isPending]);
  return isPending;
}
