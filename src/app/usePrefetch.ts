import { useEffect } from 'react';
import { useAppStore } from '../store/hooks';
import { prefetchRoute, shopLinkAt } from './prefetchRoute';

/** A mouse points at a link, a finger or a button presses it, or the keyboard reaches it. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Whether the shopper asked the browser to save data. Only Chromium tells. */
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
