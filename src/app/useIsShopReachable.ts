import { useSyncExternalStore } from 'react';
import { readShopReach, type ShopReach } from '../contract/shopReach';

/** How long after it was not reached the shop is tried again, ms. */
const RETRY_MS = 10_000;

let isReached = true;

function postReach(isShopReached: boolean): void {
  const message: ShopReach = { isShopReached };
  navigator.serviceWorker?.controller?.postMessage(message);
}

const retry = () => postReach(false);

function subscribe(onStoreChange: () => void): () => void {
  const { serviceWorker } = navigator;
  let next = 0;
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const isShopReached = readShopReach(data);
    if (isShopReached === undefined) return;
    // Without any connection that is what is said, and nothing has to be found out.
    isReached = isShopReached || !navigator.onLine;
    onStoreChange();
    clearTimeout(next);
    if (!isReached) next = window.setTimeout(retry, RETRY_MS);
  };
  serviceWorker?.addEventListener('message', handleMessage);
  addEventListener('online', retry);
  // What was told while this page was on its way, itself perhaps from what is kept, went unheard.
  postReach(true);
  return () => {
    clearTimeout(next);
    serviceWorker?.removeEventListener('message', handleMessage);
    removeEventListener('online', retry);
  };
}

/** Whether the shop is reached, or what is kept stands in for it, as the service worker tells; without one, it is. */
export const useIsShopReachable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReached,
    () => true,
  );
