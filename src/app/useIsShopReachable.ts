import { useSyncExternalStore } from 'react';
import { readShopReach, type ShopReach } from '../contract/shopReach';

/** The time between attempts to reach the shop, ms. */
const RETRY_MS = 10_000;

let isReached = true;

function postReach(isShopReached: boolean): void {
  const message: ShopReach = { isShopReached };
  navigator.serviceWorker?.controller?.postMessage(message);
}

const retry = () => postReach(false);

function subscribe(onStoreChange: () => void): () => void {
  const { serviceWorker } = navigator;
  let retryTimer = 0;
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const isShopReached = readShopReach(data);
    if (isShopReached === undefined) return;
    // Offline, the notice says that there is no connection, and retries are pointless.
    isReached = isShopReached || !navigator.onLine;
    onStoreChange();
    clearTimeout(retryTimer);
    if (!isReached) retryTimer = window.setTimeout(retry, RETRY_MS);
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
}

/** Whether the service worker reaches the shop, or falls back to its cache. True without a service worker. */
export const useIsShopReachable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReached,
    () => true,
  );
