import { useEffect } from 'react';
import { useAppStore } from '../store/hooks';
import { prefetchRoute, shopLinkAt } from './prefetchRoute';

/** The pointer enters or presses a link, or the keyboard focuses it. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Whether the shopper has turned on data saving. Only Chromium reports it. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches a route when the shopper is about to follow a link to it, so that the page opens without waiting for its
 * chunk and its data. Each chunk and each query is loaded once: webpack and RTK Query remember them.
 * @param isEnabled false while the service selection covers the page
 */
export function usePrefetch(isEnabled: boolean): void {
  const store = useAppStore();
  useEffect(() => {
    if (!isEnabled || savesData()) return undefined;
    const prefetch = ({ target }: Event) => {
      const link = shopLinkAt(target);
      // A chunk that fails to load is reported by the page that needs it.
      if (link) prefetchRoute(link, store).catch(() => undefined);
    };
    for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
    };
  }, [isEnabled, store]);
}
