import { readShopReach, type ShopReach } from '@kedai/contract/protocol/shopReach';
import { useOnline } from '@kedai/ui/hooks/useOnline';
import { s, space, textSize } from '@kedai/ui/theme/tokens';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../state/hooks';
import { refetchPublicLists } from '../state/startStore';
import { layoutText } from '../text/layout';

const Strip = styled.p`
  padding: ${space(1)} ${space(2)};
  background: ${s('accentSoft')};
  font-size: ${textSize.small};
  font-weight: 500;
  text-align: center;
`;

/** The time between attempts to reach the shop, ms. */
const RETRY_MS = 10_000;

function postReach(isShopReached: boolean): void {
  const message: ShopReach = { isShopReached };
  navigator.serviceWorker?.controller?.postMessage(message);
}

const retry = () => postReach(false);

/**
 * Whether the service worker reaches the shop, or falls back to its cache. True without a service worker.
 * @param onReachedAgain called when it reaches the shop after it did not
 */
function useIsShopReached(onReachedAgain: () => void): boolean {
  const [isReached, setReached] = useState(true);
  const reachedAgain = useEffectEvent(onReachedAgain);
  useEffect(() => {
    const { serviceWorker } = navigator;
    let retryTimer = 0;
    let wasReached = true;
    const handleMessage = ({ data }: MessageEvent<unknown>) => {
      const isShopReached = readShopReach(data);
      if (isShopReached === undefined) return;
      // Offline, the notice says that there is no connection, and retries are pointless.
      const isNowReached = isShopReached || !navigator.onLine;
      setReached(isNowReached);
      if (isNowReached && !wasReached) reachedAgain();
      wasReached = isNowReached;
      clearTimeout(retryTimer);
      if (!isNowReached) retryTimer = window.setTimeout(retry, RETRY_MS);
    };
    serviceWorker?.addEventListener('message', handleMessage);
    addEventListener('online', retry);
    // The service worker may have reported a state before this page listened. This message makes it report again.
    postReach(true);
    return () => {
      clearTimeout(retryTimer);
      serviceWorker?.removeEventListener('message', handleMessage);
      removeEventListener('online', retry);
    };
  }, []);
  return isReached;
}

/**
 * Says that there is no connection, or none to the shop. It is not loaded on demand, because it could not load offline. The
 * live region exists before its text, otherwise screen readers would not announce it. When the shop is reachable again, the
 * visible lists are refetched.
 */
export function OfflineNotice() {
  const dispatch = useAppDispatch();
  const isOnline = useOnline();
  const isReached = useIsShopReached(() => dispatch(refetchPublicLists()));
  const sentence = isOnline ? layoutText.unreached : layoutText.offline;
  return <div aria-live="polite">{isOnline && isReached ? null : <Strip>{sentence}</Strip>}</div>;
}
