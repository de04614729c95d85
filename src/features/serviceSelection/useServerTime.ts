import { isServerTimeKnown } from '@kedai/contract/protocol/serverClock';
import { useEffect, useState } from 'react';
import { userApi } from '../../api/userApi';
import { useAppDispatch } from '../../state/hooks';

/** After this wait the dates are based on an estimate of the server's time. */
const MAX_WAIT_MS = 3000;

/** How often the server's time is requested again while it is unknown. */
const RETRY_MS = 30_000;

/**
 * Requests the server's time while it is unknown. The device's clock may be days wrong, a first visitor can choose a date
 * before any other API call, and a dialog may stay open while the device sleeps.
 * @returns whether the time is still pending; also false after a failure
 */
export function useServerTime(): boolean {
  const dispatch = useAppDispatch();
  const [isPending, setPending] = useState(() => !isServerTimeKnown());
  useEffect(() => {
    const stopWaiting = () => setPending(false);
    const { readServerTime } = userApi.endpoints;
    const requestIfUnknown = () => {
      if (isServerTimeKnown()) return;
      const call = readServerTime.initiate(undefined, { subscribe: false, forceRefetch: true });
      void dispatch(call).then(stopWaiting);
    };
    requestIfUnknown();
    const timeout = setTimeout(stopWaiting, MAX_WAIT_MS);
    const timer = setInterval(requestIfUnknown, RETRY_MS);
    document.addEventListener('visibilitychange', requestIfUnknown);
    return () => {
      clearTimeout(timeout);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', requestIfUnknown);
    };
  }, [dispatch]);
  return isPending;
}
