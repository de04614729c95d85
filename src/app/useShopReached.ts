import { useSyncExternalStore } from 'react';
import { readShopReach, type ShopReach } from '../contract/shopReach';

/** How long after it was not reached the shop is tried again, ms. */
const RETRY_MS = 10_000;

let isReached = true;

function ask(isShopReached: boolean): void {
  const message: ShopReach = { isShopReached };
  navigator.serviceWorker?.controller?.postMessage(message);
}

const tryAgain = () => ask(false);

function listen(tell: () => void): () => void {
  const { serviceWorker } = navigator;
  let next = 0;
  const hear = ({ data }: MessageEvent<unknown>) => {
    const told = readShopReach(data);
    if (told === undefined) return;
    // Without any connection that is what is said, and nothing has to be found out.
    isReached = told || !navigator.onLine;
    tell();
    clearTimeout(next);
    if (!isReached) next = window.setTimeout(tryAgain, RETRY_MS);
  };
  serviceWorker?.addEventListener('message', hear);
  addEventListener('online', tryAgain);
  // What was told while this page was on its way, itself perhaps from what is kept, went unheard.
  ask(true);
  return () => {
    clearTimeout(next);
    serviceWorker?.removeEventListener('message', hear);
    removeEventListener('online', tryAgain);
  };
}

/** Whether the shop is reached, or what is kept stands in for it, as the service worker tells; without one, it is. */
export const useShopReached = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isReached,
    () => true,
  );
